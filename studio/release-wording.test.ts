import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { inOneWord } from './release-wording.ts';

test.each([
  [
    'Cancele o agendamento desta release para arquivá-la',
    'Cancele o agendamento desta mudança programada para arquivá-la',
  ],
  ['Criar uma nova release', 'Criar uma nova mudança programada'],
  ['Novo Lançamento', 'Nova mudança programada'],
  ['Todas as releases', 'Todas as mudanças programadas'],
  ['Menu da release', 'Menu da mudança programada'],
  ['Este release foi publicado com sucesso.', 'Esta mudança programada foi publicada com sucesso.'],
  ['Ver release duplicado', 'Ver mudança programada duplicada'],
  ['lançamentos', 'mudanças programadas'],
  ['Horário aproximado de lançamento', 'Horário aproximado'],
  ['Este documento está em lançamentos programados', 'Este documento está em mudanças programadas'],
  [
    "O release '{{title}}' e seu documento serão publicados.",
    "A mudança programada '{{title}}' e seu documento serão publicados.",
  ],
  ['A versão sai quando a release for publicada', 'A versão sai quando a mudança programada for publicada'],
])('W: "%s" becomes "%s"', (text, instead) => {
  expect(inOneWord(text)).toBe(instead);
});

test('what Studio fills in keeps its name', () => {
  expect(inOneWord("O release '{{releaseTitle}}' foi excluído")).toBe(
    "A mudança programada '{{releaseTitle}}' foi excluída",
  );
});

test('W: every text of the installed locale says it in that word, and agrees with it', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@sanity/locale-pt-br'));
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^\t"[^"]+": "(.*)",?$/gm)])
    .map(([, text = '']) => inOneWord(text));
  expect(texts.filter((text) => text.includes('mudança programada')).length).toBeGreaterThan(90);
  const others = texts.filter((text) =>
    /(?<!Pré-)(?<![\wÀ-ÿ])(releases?|lançamentos?|liberação)(?![\wÀ-ÿ])/i.test(text),
  );
  expect(others).toEqual([]);
  const before = /(?<![\wÀ-ÿ])(os?|um|dos?|nos?|aos?|[dn]?este|novo|seus?|nenhum) mudanças? /i;
  const after = /^(A|Esta|Ver a?) ?mudança programada( '[^']+')?( (foi|(já )?está))? [a-zí]+[dt]o\b(?!.* e seus? )/;
  expect(texts.filter((text) => before.test(text) || after.test(text))).toEqual([]);
});
