/** @jest-environment node */

import { textOfFile } from '../csv.ts';
import type { PriceRow } from './price-rows.ts';
import { cellsOf, csvOf, sheetOf } from './price-sheet.ts';

const rowOf = (id: string, fields: object): PriceRow => ({
  id,
  published: { _id: id, _type: 'priceItem', _rev: 'r', ...fields },
  draft: undefined,
});
const rows = [
  rowOf('consulta', { label: 'Consulta clínica', kind: 'consulta', amountCents: 1250_00 }),
  rowOf('video', { label: 'Consulta por vídeo', kind: 'consulta', note: 'Pix; ou cartão' }),
  rowOf('us', { label: '=1+1', kind: 'exame', amountCents: 99_90 }),
];

test('M5: cells are separated by tabs or by semicolons, in quotes where they hold one', () => {
  expect(cellsOf('Consulta\tR$ 150,00\r\nUltrassom\t200\r\n')).toEqual([
    ['Consulta', 'R$ 150,00'],
    ['Ultrassom', '200'],
  ]);
  expect(cellsOf('"A ""boa""; sim";1\n\nB;2')).toEqual([['A "boa"; sim', '1'], [''], ['B', '2']]);
});

test('M5: a column goes onto the rows from where it was pasted', () => {
  expect(sheetOf(cellsOf('150\nR$ 99,90\n10'), rows, 1)).toEqual({
    amounts: [
      { id: 'video', typed: '150' },
      { id: 'us', typed: 'R$ 99,90' },
    ],
    notFound: ['10 (depois da última linha)'],
    unclear: [],
  });
});

test('M5: rows are found by their name, accents or not; what is not found or no amount is said', () => {
  const lines = cellsOf('CONSULTA CLINICA\t150,00\nConsulta  por vídeo\tcem\nRaio-X\t80\nConsulta clínica\t');
  expect(sheetOf(lines, rows)).toEqual({
    amounts: [{ id: 'consulta', typed: '150,00' }],
    notFound: ['Raio-X'],
    unclear: ['Consulta por vídeo: “cem”'],
  });
});

test('M5: a name that two prices have is nobody’s', () => {
  const twice = [...rows, rowOf('outra', { label: 'Consulta Clínica' })];
  expect(sheetOf(cellsOf('Consulta clínica;10,00'), twice)).toMatchObject({
    amounts: [],
    notFound: ['Consulta clínica (há mais de um com este nome)'],
  });
});

test('M5: a CSV has semicolons, decimal commas and nothing that a spreadsheet computes', () => {
  expect(csvOf(rows)).toBe(
    `\uFEFFNome;Tipo;Valor;Observação\r\nConsulta clínica;Consulta;1250,00;\r\nConsulta por vídeo;Consulta;;"Pix; ou cartão"\r\n'=1+1;Exame;99,90;\r\n`,
  );
});

test('M5: what went out comes in as it was', () => {
  const lines = cellsOf(textOfFile(new TextEncoder().encode(csvOf(rows))) ?? '');
  expect(sheetOf(lines, rows)).toEqual({
    amounts: [
      { id: 'consulta', typed: '1250,00' },
      { id: 'us', typed: '99,90' },
    ],
    notFound: [],
    unclear: [],
  });
});

test('M5: a file that Excel saved for Windows is read, too', () => {
  const bytes = Uint8Array.from('Nome;Valor\r\nConsulta cl\u00EDnica;10,00', (letter) => letter.charCodeAt(0));
  expect(sheetOf(cellsOf(textOfFile(bytes) ?? ''), rows).amounts).toEqual([{ id: 'consulta', typed: '10,00' }]);
});

const priced = (text: string, from?: number) => sheetOf(cellsOf(text), rows, from);
const AMOUNTS = [
  { id: 'consulta', typed: '1.250,00' },
  { id: 'video', typed: '200,00' },
];

test.each([
  ['codes before them', 'Consulta clínica\t41001095\t1.250,00\nConsulta por vídeo\t41001109\t200,00'],
  ['codes before the names', '41001095\tConsulta clínica\t1.250,00\n41001109\tConsulta por vídeo\t200,00'],
  ['minutes after them', 'Consulta clínica\t1.250,00\t30\nConsulta por vídeo\t200,00\t20'],
  [
    'a head in other words',
    'TUSS\tExame\tPreço (R$)\tPrazo\n41001095\tConsulta clínica\t1.250,00\t2\n\tConsulta por vídeo\t200,00\t3',
  ],
  [
    'what plans pay beside them',
    'Exame;Particular;Valor do convênio\nConsulta clínica;1.250,00;90,00\nConsulta por vídeo;200,00;80,00',
  ],
])('Z2: amounts are those of one column, with %s', (_, text) => {
  expect(priced(text)).toEqual({ amounts: AMOUNTS, notFound: [], unclear: [] });
});

test('Z2: a code alone is no amount', () => {
  expect(priced('Consulta clínica\t41001095\nConsulta por vídeo\t').amounts).toEqual([]);
});

test('Z3: an empty cell leaves its row as it is, and a head is no row', () => {
  const amounts = [
    { id: 'consulta', typed: 'R$ 1.234,50' },
    { id: 'us', typed: '200,00' },
  ];
  expect(priced('R$ 1.234,50\r\n\r\n200,00\r\n', 0)).toEqual({ amounts, notFound: [], unclear: [] });
  expect(priced('Valor\r\nR$ 1.234,50\r\n\r\n200,00\r\n', 0)).toEqual({ amounts, notFound: [], unclear: [] });
});

test('Z10: commas separate where a head names the amounts', () => {
  expect(priced('Nome,Valor\nConsulta clínica,"1.250,00"\nConsulta por vídeo,"200,00"').amounts).toEqual(AMOUNTS);
  expect(priced('Nome,Valor\nConsulta clínica,150,00')).toMatchObject({
    amounts: [],
    unclear: ['Consulta clínica: a linha tem mais colunas do que o cabeçalho'],
  });
  // A column of amounts has commas, too.
  expect(priced('150,00\n200,00', 1).amounts).toEqual([
    { id: 'video', typed: '150,00' },
    { id: 'us', typed: '200,00' },
  ]);
});

test('Z10: a name that stands there twice with different amounts is said', () => {
  expect(priced('Consulta clínica;10,00\nConsulta por vídeo;20,00\nconsulta clinica;30,00')).toEqual({
    amounts: [{ id: 'video', typed: '20,00' }],
    notFound: ['Consulta clínica (mais de uma vez na planilha, com valores diferentes)'],
    unclear: [],
  });
});

test('Z10: a workbook is no text', () => {
  expect(
    textOfFile(Uint8Array.from('PK\u0003\u0004\u0014\u0000xl/', (letter) => letter.charCodeAt(0))),
  ).toBeUndefined();
});
