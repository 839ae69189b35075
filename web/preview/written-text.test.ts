/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilterDefault } from '@sanity/client/stega';
import { isWrittenText } from './written-text.ts';

const allow: FilterDefault = () => true;

function isWritten(value: string, ...sourcePath: string[]): boolean {
  const where = { sourcePath, resultPath: sourcePath, sourceDocument: { _id: 'a', _type: 'page' } };
  return isWrittenText({ ...where, filterDefault: allow, value });
}

it.each(['Cuidado perto de casa', 'Agendar', 'Dr. João', '«Olá»', 'com você', '24 horas'])('takes "%s"', (value) => {
  expect(isWritten(value, 'title')).toBe(true);
});

it.each(['ativo', 'clinica-geral', 'CRM', 'MT', '07:30', '+5565999990000', '12.345.678/0001-90', 'a@b.br', ''])(
  'leaves "%s" as it is',
  (value) => {
    expect(isWritten(value, 'field')).toBe(false);
  },
);

it('leaves alone what code makes links and decisions of', () => {
  expect(isWritten('Olá, quero agendar', 'whatsapp', 'defaultMessage')).toBe(false);
  expect(isWritten('Rua das Flores', 'address', 'street')).toBe(false);
});

it('asks the rules of the client besides', () => {
  const props = { sourcePath: ['title'], resultPath: ['title'], sourceDocument: { _id: 'a', _type: 'page' } };
  expect(isWrittenText({ ...props, filterDefault: () => false, value: 'Cuidado perto de casa' })).toBe(false);
});

it('takes no choice of the content model for a text', () => {
  const folder = join(import.meta.dirname, '../../schemas');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/generated|\.(test|fixture)\./.test(file),
  );
  const choices = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\bvalue: '([^']*)'/g)].map(([, value = '']) => value),
  );
  expect(choices.length).toBeGreaterThan(100);
  // Kept in fields that are named in written-text.ts: time zones, forms of address, one council.
  const known = /^(America\/\w+|Dra?\.|CRFa)$/;
  expect(choices.filter((value) => isWritten(value, 'choice') && !known.test(value))).toEqual([]);
});
