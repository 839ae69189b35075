/** What the month's report says of a change. */
import { expect, test } from '@jest/globals';

import { compiledSchema } from '../../schemas/testing.ts';
import { differencesOf, type NamedField } from './differences.ts';

const fieldsOf = (type: string) => (compiledSchema.get(type) as { fields: readonly NamedField[] }).fields;
const said = (type: string, before: object, after: object) =>
  differencesOf(before as never, after as never, fieldsOf(type), (id) => ({ a: 'Ana Exemplo' })[id]).map(
    ({ title, from, to }) => (from === undefined ? title : `${title}: de ${from} para ${to}`),
  );

test('S13: a change says which field, from what and to what', () => {
  expect(said('priceItem', { amountCents: 9000, label: 'Consulta' }, { amountCents: 9900, label: 'Consulta' })).toEqual(
    ['Valor: de R$ 90,00 para R$ 99,00'],
  );
  expect(said('priceItem', { validFrom: '2026-01-02' }, { validFrom: '2026-11-26' })).toEqual([
    'Vigente desde: de 02/01/2026 para 26/11/2026',
  ]);
  expect(said('professional', { status: 'ativo' }, { status: 'ex-membro', fullName: 'Bruno' })).toEqual([
    'Nome completo: de vazio para “Bruno”',
    expect.stringMatching(/^Situação: de .+ para .+$/),
  ]);
  expect(said('exam', { reviewedBy: { _ref: 'a' } }, { reviewedBy: { _ref: 'b' } })).toEqual(['Revisado por']);
  expect(said('exam', {}, { reviewedBy: { _ref: 'a' } })).toEqual(['Revisado por: de vazio para Ana Exemplo']);
});

test('S13: what is long says its name alone, what is in an object with the object’s', () => {
  const text = 'x'.repeat(200);
  expect(said('exam', { summary: 'a' }, { summary: text })).toEqual([expect.stringMatching(/^Resumo/)]);
  expect(said('exam', { preparation: { noPreparation: true } }, { preparation: {} })).toEqual([
    expect.stringMatching(/^Preparo, .+: de sim para vazio$/),
  ]);
  expect(said('clinicHours', { specialDates: [{}] }, { specialDates: [{}, {}] })).toEqual([
    'Feriados e datas especiais: de 1 item para 2 itens',
  ]);
  expect(said('priceItem', { _rev: 'a', approval: { by: 'x' } }, { _rev: 'b', approval: { by: 'y' } })).toEqual([]);
});
