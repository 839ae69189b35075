import { expect, test } from '@jest/globals';

import { compiledSchema } from '../../schemas/testing.ts';
import { changeLine, changesOf } from './changes.ts';

const lines = (type: string, before: object | null, after: object, names = {}) =>
  changesOf(compiledSchema.get(type), before, after, names).map(changeLine);

test('S4: who approves reads which fields changed, from what to what', () => {
  const preparation = { _type: 'preparation', diet: 'Jejum de 6 horas.', medicationNote: 'Siga o seu médico.' };
  const exam = { title: 'Raio-X', preparation, reviewedBy: { _ref: 'a' }, reviewedAt: '2026-10-01', order: 1 };
  expect(
    lines(
      'exam',
      exam,
      {
        ...exam,
        preparation: { ...preparation, diet: 'Jejum de 2 horas.', needsCompanion: true },
        reviewedBy: { _ref: 'b', _weak: true },
        reviewedAt: '2026-11-25',
        usesContrast: false,
      },
      { a: 'Bruno Modelo', b: 'Ana Exemplo' },
    ),
  ).toEqual([
    'Usa contraste: “não”',
    'Preparo › Alimentação: de “Jejum de 6 horas.” para “Jejum de 2 horas.”',
    'Preparo › Precisa de acompanhante: “sim”',
    'Revisado por: de “Bruno Modelo” para “Ana Exemplo”',
  ]);
  expect(lines('exam', exam, exam)).toEqual([]);
});

test('S4: choices and amounts are named as in the form, what is new stands alone', () => {
  expect(lines('priceItem', { kind: 'exame', amountCents: 10000 }, { kind: 'consulta', amountCents: 25000 })).toEqual([
    'Tipo: de “Exame” para “Consulta”',
    'Valor: de “R$ 100,00” para “R$ 250,00”',
  ]);
  expect(lines('testimonial', null, { quote: 'Fui bem recebida.' })).toEqual(['Depoimento: “Fui bem recebida.”']);
  expect(lines('priceItem', { note: 'Com retorno' }, {})).toEqual(['Observação: sem “Com retorno”']);
  expect(lines('post', { sources: [{ title: 'SUS' }] }, { sources: [{ title: 'OMS' }] })).toEqual(['Fontes: mudou']);
});

test('S4: of a long text, the place that changed is told', () => {
  const text = (last: string) => [
    { _type: 'block', children: [{ text: `${'Beba água ao longo do dia. '.repeat(20)}${last}` }] },
  ];
  const [line = ''] = lines('post', { body: text('Durma cedo.') }, { body: text('Tome um remédio.') });
  expect(line).toMatch(/^Texto: de “….*Durma cedo\.” para “….*Tome um remédio\.”$/);
  expect(line.length).toBeLessThan(280);
});
