/** @jest-environment node */
import { isAlarm, isOfHours, isPlanName } from './search-intent.ts';

it.each(['dor no peito', 'Dor peito', 'FALTA DE AR', 'não consigo respirar', 'suicídio', 'emergência', 'desmaiou'])(
  'U1: takes “%s” for a call for help',
  (words) => expect(isAlarm(words)).toBe(true),
);

it.each(['', 'raio-x do peito', 'pressão alta', 'ansiedade', 'falta de vitamina', 'dor nas costas'])(
  'U1: takes “%s” for a search',
  (words) => expect(isAlarm(words)).toBe(false),
);

it.each(['Unimed', 'convênio bradesco', 'SulAmérica', 'meu plano'])('takes %s for a health plan', (words) => {
  expect(isPlanName(words)).toBe(true);
});

it.each(['pediatra', 'ressonância', 'planta do pé', ''])('takes “%s” for something else', (words) => {
  expect(isPlanName(words)).toBe(false);
});

it.each(['horario sabado', 'aberto agora', 'abre domingo', 'Que horas fecha?', 'funcionamento', 'feriado'])(
  'U1: takes “%s” for the opening hours',
  (words) => expect(isOfHours(words)).toBe(true),
);

it.each(['fechadura', 'ultrassom', ''])('U1: takes “%s” for no question of hours', (words) => {
  expect(isOfHours(words)).toBe(false);
});
