/** @jest-environment node */
import { expect, test } from '@jest/globals';

import type { PriceRow } from './price-rows.ts';
import { cellsOf, csvOf, sheetOf, textOfFile } from './price-sheet.ts';

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
  expect(cellsOf('"A ""boa""; sim";1\n\nB;2')).toEqual([
    ['A "boa"; sim', '1'],
    ['B', '2'],
  ]);
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
  const lines = cellsOf(textOfFile(new TextEncoder().encode(csvOf(rows))));
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
  expect(sheetOf(cellsOf(textOfFile(bytes)), rows).amounts).toEqual([{ id: 'consulta', typed: '10,00' }]);
});
