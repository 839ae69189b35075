import { expect, test } from '@jest/globals';

import { breachesOf } from '../../schemas/index.ts';
import { misfitOf } from '../../schemas/rules/fit.ts';
import { breachRows, misfitRows } from './breach-rows.ts';

const procedure = {
  _id: 'price-a',
  _type: 'priceItem',
  label: 'Procedimento A',
  kind: 'procedimento',
  amountCents: 9900,
};

test('a price that may not be announced is named, with the rule and with what visitors miss (M16)', () => {
  const [row] = breachRows(breachesOf([procedure]), [procedure]);
  expect(row).toMatchObject({ id: 'price-a', type: 'priceItem', title: 'Procedimento A', effect: 'Fora do site' });
  expect(row?.message).toMatch(/CFM não permite anunciar valor de procedimento.*\(M16\)/);
});

test('what hides a whole document comes before what hides a part, and that before what hides nothing', () => {
  const breach = (id: string, hides: string) => ({ id, type: 'exam', rule: 'M1', message: 'x', hides });
  const breaches = [
    breach('c', 'nothing'),
    breach('b', 'amountCents'),
    breach('p', 'picture'),
    breach('a', 'document'),
  ];
  const rows = breachRows(breaches, []);
  expect(rows.map(({ id, effect }) => [id, effect])).toEqual([
    ['a', 'Fora do site'],
    ['b', 'Oculto em parte'],
    ['p', 'Imagem oculta'],
    ['c', 'Corrigir'],
  ]);
});

test('P7: what does not fit its type is named, with the place and with what visitors see', () => {
  const page = { _id: 'home', _type: 'page', title: 'Início', sections: [null] };
  const [row] = misfitRows([misfitOf(page) ?? []].flat(), [page]);
  expect(row).toMatchObject({ id: 'home', title: 'Início', effect: 'Não entra' });
  expect(row?.message).toMatch(/nada no lugar de objeto \(sections\[0\]\)/);
});

test('content that follows the rules makes no row', () => {
  expect(breachRows(breachesOf([{ ...procedure, amountCents: undefined }]), [procedure])).toEqual([]);
});
