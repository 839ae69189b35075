import type { PriceRow, StoredPrice } from './price-rows.ts';
import { percentOf, readjusted } from './readjust.ts';

test.each([
  ['8', 8_00],
  [' 8,5 ', 8_50],
  ['-5', -5_00],
  ['-0,25', -25],
  ['120', 120_00],
])('M5: “%s” is a percentage', (typed, hundredths) => {
  expect(percentOf(typed)).toBe(hundredths);
});

test.each(['', 'oito', '8%', '8.5', '+8', '1000', '-100', '8,555', '--5'])('M5: “%s” is none', (typed) => {
  expect(percentOf(typed)).toBeUndefined();
});

const rowOf = (id: string, fields: Partial<StoredPrice>): PriceRow => ({
  id,
  published: { _id: id, _type: 'priceItem', _rev: 'r', kind: 'exame', ...fields },
  draft: undefined,
});

test('M5: every amount shown is readjusted to the centavo; what has none or may not be announced stays', () => {
  const version = { _id: 'versions.r.planejado', _type: 'priceItem', _rev: 'r', kind: 'exame', amountCents: 100_00 };
  const rows: readonly PriceRow[] = [
    rowOf('redondo', { amountCents: 200_00 }),
    rowOf('quebrado', { amountCents: 99_90 }),
    { ...rowOf('planejado', { amountCents: 50_00 }), version },
    rowOf('vazio', {}),
    rowOf('zero', { amountCents: 0 }),
    rowOf('proibido', { kind: 'procedimento', amountCents: 300_00 }),
  ];
  expect(readjusted(rows, 8_50)).toEqual([
    { id: 'redondo', typed: '217,00' },
    { id: 'quebrado', typed: '108,39' },
    { id: 'planejado', typed: '108,50' },
  ]);
  expect(readjusted(rows, -5_00)[1]).toEqual({ id: 'quebrado', typed: '94,91' });
});
