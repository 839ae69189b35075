import { matrixOf, tickFor } from './coverage.ts';

const rows = [
  { _id: 'ana', _type: 'professional', title: 'Ana', status: 'ativo' },
  { _id: 'bia', _type: 'professional', title: 'Bia', status: 'ex-membro' },
  { _id: 'us', _type: 'exam', title: 'Ultrassom' },
];

test('T6: a plan shows each person, service and exam once, with its tick', () => {
  const tick = { ...tickFor('us'), note: 'com pedido' };
  expect(matrixOf(rows, [tick])).toEqual([
    { title: 'Profissionais', rows: [rows[0]] },
    { title: 'Exames', rows: [{ ...rows[2], tick }] },
  ]);
});

test('T6: a tick of somebody who left, or of what is gone, can be taken away', () => {
  const ticks = [tickFor('bia'), tickFor('sumiu')];
  expect(matrixOf(rows, ticks)).toMatchObject([
    { rows: [{ _id: 'ana' }, { _id: 'bia', tick: ticks[0] }] },
    { title: 'Exames' },
    { title: 'Não publicados', rows: [{ _id: 'sumiu', tick: ticks[1] }] },
  ]);
});
