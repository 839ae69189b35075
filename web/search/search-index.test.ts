/** @jest-environment node */
import type { Entry } from './entries.ts';
import { SearchIndex } from './search-index.ts';
import { NOTHING } from './search-result.ts';
import { soughtWords, stemOf } from '#schemas/rules/word-stems.ts';

const entry = (title: string, fields: Partial<Entry> = {}): Entry => ({
  kind: 'page',
  href: `/${title}`,
  title,
  words: '',
  text: '',
  ...fields,
});
const index = new SearchIndex([
  entry('Mamografia'),
  entry('Psicóloga'),
  entry('Raio-X de tórax'),
  entry('Recepção', { text: 'Ficamos ao lado da praça. Chegue quinze minutos antes.' }),
]);
const titles = (words: string) =>
  index.search(words).groups.flatMap(({ found }) => found.map(({ title }) => title.map(({ text }) => text).join('')));

it.each([
  ['no accents', 'psicologa', 'Psicóloga'],
  ['other accents', 'PSICÓLOGÃ', 'Psicóloga'],
  ['the other gender and number', 'psicólogos', 'Psicóloga'],
  ['the beginning of a word', 'mamog', 'Mamografia'],
  ['one letter that is wrong, of five', 'prasa', 'Recepção'],
  ['two letters that are wrong, of nine', 'mamogarfia', 'Mamografia'],
  ['words that mean the same', 'chapa do pulmão', 'Raio-X de tórax'],
  ['a word without meaning more', 'onde fica a mamografia', 'Mamografia'],
  ['signs', '¿raio--x?', 'Raio-X de tórax'],
])('U1: finds with %s', (_title, words, title) => {
  expect(titles(words)[0]).toBe(title);
});

it.each([
  ['two letters that are wrong, of six', 'prassi'],
  ['one letter that is wrong, of four', 'raiz'],
  ['nothing but signs', '?!'],
  ['nothing', ''],
  ['words that say nothing', 'o que é'],
])('U1: finds nothing with %s', (_title, words) => {
  expect(index.search(words)).toEqual(NOTHING);
});

it('U1: lists exams that all have the word in their names as the clinic does, whichever name is short', () => {
  const names = ['Ultrassonografia de abdome total', 'Ultrassonografia de vias urinárias', 'Ultrassonografia de mamas'];
  const exams = new SearchIndex(names.map((name) => entry(name, { kind: 'exam' })));
  const [group] = exams.search('ultrassonografia').groups;
  expect(group?.found.map(({ title }) => title.map(({ text }) => text).join(''))).toEqual(names);
});

it('U1: says that nothing has all the words, and shows what has most of them', () => {
  expect(index.search('mamografia digital')).toMatchObject({ isPartial: true, groups: [{ kind: 'page' }] });
  expect(index.search('mamografia')).toMatchObject({ isPartial: false });
});

it('U1: marks the words, and shows the part of a text that they stand in', () => {
  const long = new SearchIndex([
    entry('Longa', { text: `${'Começo. '.repeat(40)}A praça fica perto. ${'Fim. '.repeat(40)}` }),
  ]);
  const [found] = long.search('praca').groups.flatMap((group) => group.found);
  expect(found?.text.filter(({ isSought }) => isSought)).toEqual([{ text: 'praça', isSought: true }]);
  const shown = found?.text.map(({ text }) => text).join('') ?? '';
  expect(shown).toMatch(/^… Começo.* A praça fica perto\. Fim\..* …$/);
  expect(shown.length).toBeLessThan(175);
});

it('U1: looks at no more of a search than eight words of sixty letters together', () => {
  expect(soughtWords('um dois tres quatro cinco seis sete oito nove dez')).toHaveLength(8);
  expect(soughtWords('x'.repeat(100_000)).map(({ typed }) => typed.length)).toEqual([60]);
  expect(index.search(`mamografia ${'praça '.repeat(10_000)}`).isPartial).toBe(true);
});

it.each([
  ['exames', 'exame'],
  ['hospitais', 'hospital'],
  ['articulações', 'articulação'],
  ['médicos', 'médica'],
  ['seios', 'seio'],
  ['grávidas', 'grávida'],
])('U1: compares %s and %s by the same', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it('U1: takes three letters for a whole word where there is one, and for the beginning of one where there is none', () => {
  const questions = new SearchIndex([entry('Atende pelo SUS?'), entry('Exames sem susto'), entry('Tomografia')]);
  const found = (words: string) => questions.search(words).groups.flatMap((group) => group.found).length;
  expect(['sus', 'sust', 'tom'].map(found)).toEqual([1, 1, 1]);
});

it('U1: does not take “grávida” for “grave”', () => {
  expect(stemOf('grávida')).not.toBe(stemOf('grave'));
});
