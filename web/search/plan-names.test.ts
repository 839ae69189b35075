import { isPlanName } from './plan-names.ts';

it.each(['Unimed', 'convênio bradesco', 'SulAmérica', 'meu plano'])('takes %s for a health plan', (words) => {
  expect(isPlanName(words)).toBe(true);
});

it.each(['pediatra', 'ressonância', 'planta do pé', ''])('takes “%s” for something else', (words) => {
  expect(isPlanName(words)).toBe(false);
});
