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

/** Those in which all words of a search stand, with or without accents; all of them where nothing is searched. */
export function partsAbout(parts: readonly Part[], search: string): readonly Part[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return parts.filter(({ words }) => wanted.every((word) => words.includes(word)));
}
