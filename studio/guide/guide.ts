import { marked } from 'marked';

import { GUIDE } from './part-of.ts';

/** A task of the guide (`docs/editors.pt-BR.md`), from one `##` to the next. */
export interface Part {
  /** Its anchor in the guide's contents, without accents. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** All its words, to be searched. */
  readonly words: string;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @param pictureAt gives the address of a picture, by its path in the guide */
export function guideParts(markdown: string, pictureAt: (path: string) => string): readonly Part[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    const html = marked.parse(lines.join('\n'), { async: false });
    return {
      id: folded(title).replaceAll(' ', '-'),
      title,
      html: html
        .replaceAll(/<img src="([^"]*)"/g, (_tag, path: string) => `<img src="${pictureAt(path)}"`)
        .replaceAll(
          /<a href="#([^"]*)"/g,
          (_tag, id: string) => `<a href="${GUIDE}/${folded(decodeURIComponent(id))}"`,
        ),
      words: folded(`${title} ${lines.join(' ')}`),
    };
  });
}

const UNSAID = /^(a|o|as|os|e|de|da|do|das|dos|em|no|na|um|uma|para|por|com|que|como)$/;
/** What people say where the guide says it otherwise, by part. */
const ALSO: Readonly<Record<string, string>> = { 'mudar-um-valor': 'reajuste aumentar aumento preços' };
/** A title says what a part is about; a word that is there at all counts more than another one that stands everywhere. */
const IN_TITLE = 20;
const A_WORD = 10_000;

/** Finds a word in its other forms, too: “apagar” in “apagada”, “preços” in “preço”. */
function formsOf(word: string): RegExp {
  const singular = word.replace(/s$/, '');
  return new RegExp(`\\b${singular.slice(0, Math.max(5, singular.length - 2))}`, 'g');
}

/**
 * Those in which all words of a search stand, with or without accents, or else some of them; the best first. All parts where
 * nothing is searched.
 */
export function partsAbout(parts: readonly Part[], search: string): readonly Part[] {
  const wanted = (folded(search).match(/[a-z0-9]+/g) ?? []).filter((word) => !UNSAID.test(word)).map(formsOf);
  if (wanted.length === 0) return parts;
  const scoreOf = ({ id, title, words }: Part) => {
    const about = folded(`${title} ${ALSO[id] ?? ''}`);
    const counts = wanted.map((word) => countIn(words, word) + IN_TITLE * countIn(about, word));
    return counts.reduce((sum, count) => sum + (count > 0 ? count + A_WORD : 0), 0);
  };
  const scores = new Map(parts.map((part) => [part, scoreOf(part)]));
  const score = (part: Part) => scores.get(part) ?? 0;
  const found = parts.filter((part) => score(part) > 0).toSorted((one, other) => score(other) - score(one));
  const whole = found.filter((part) => score(part) > A_WORD * wanted.length);
  return whole.length > 0 ? whole : found;
}

const countIn = (text: string, word: RegExp) => [...text.matchAll(word)].length;
