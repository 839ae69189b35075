import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { schemaTypes } from '../../schemas/index.ts';
import { guideParts, partsAbout } from './guide.ts';
import { partOf } from './part-of.ts';

const markdown = readFileSync(join(import.meta.dirname, '../../docs/editors.pt-BR.md'), 'utf8');
const parts = guideParts(markdown, (path) => `/static/${path}`);

test('M: each type of document opens a part that there is', () => {
  const ids = parts.map(({ id }) => id);
  const missing = schemaTypes.filter(({ name }) => !ids.includes(partOf(name)));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(partOf('exam')).toBe('adicionar-um-exame');
});

test('M: a part is a page with its pictures, and no Markdown is left in it', () => {
  const [hours] = parts.filter(({ id }) => id === 'mudar-o-horario');
  expect(hours?.html).toContain('<img src="/static/images/editors/horario-da-semana.webp"');
  expect(hours?.html).toContain('<strong>');
  expect(parts.filter(({ html }) => /\*\*|!\[|href="#/.test(html))).toEqual([]);
});

const found = (search: string) => partsAbout(parts, search).map(({ id }) => id);

test('M: a search finds words with and without accents, all of them, and everything where it is empty', () => {
  expect(found('convenio contrato')).toContain('incluir-ou-tirar-um-convenio');
  expect(found('CONVÊNIO')).toEqual(found('convenio'));
  // Z13
  expect(found('feriado')).toContain('mudar-o-horario');
  expect(found('CNPJ')).toContain('comecar-com-a-minha-clinica');
  expect(found('hipopótamo')).toEqual([]);
  expect(found(' ')).toHaveLength(parts.length);
});

test.each([
  ['mudar o horário de um feriado', 'mudar-o-horario'],
  ['trocar fotos', 'trocar-uma-foto'],
  ['aumentar preços', 'mudar-um-valor'],
  ['reajuste', 'mudar-um-valor'],
  ['publicação agendada para amanhã cedo', 'agendar-uma-publicacao'],
  ['certificado', 'comecar-com-a-minha-clinica'],
  ['campanha', 'criar-uma-pagina'],
  ['apagar dados de um paciente', 'mostrar-ou-apagar-os-dados-de-um-paciente'],
  ['lgpd apagar', 'mostrar-ou-apagar-os-dados-de-um-paciente'],
  ['paciente pediu para excluir cadastro', 'mostrar-ou-apagar-os-dados-de-um-paciente'],
])('M: what people ask finds first what it is about: %s', (search, part) => {
  expect(found(search)[0]).toBe(part);
});
