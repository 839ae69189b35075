import { render } from '@testing-library/react';
import { LegalLine } from './legal-line.tsx';

const legal = {
  kind: 'privacidade' as const,
  version: '1.2',
  effectiveAt: '2026-03-01',
  approvedBy: 'Fábio Modelo Nunes',
};
const shown = (fields: Partial<typeof legal> | Record<string, null>) =>
  render(<LegalLine legal={{ ...legal, ...fields }} />).container.textContent;

it('C2: says at the end of a policy which version it is, since when, and who answers for the text (L5)', () => {
  expect(shown({})).toBe('Versão 1.2, em vigor desde 1 de março de 2026. Responsável pelo texto: Fábio Modelo Nunes.');
});

it('C2: says of a policy only what staff entered', () => {
  expect(shown({ approvedBy: null })).toBe('Versão 1.2, em vigor desde 1 de março de 2026.');
  expect(shown({ version: null, approvedBy: null })).toBe('Em vigor desde 1 de março de 2026.');
  expect(shown({ kind: null, version: null, effectiveAt: null, approvedBy: null })).toBe('');
});
