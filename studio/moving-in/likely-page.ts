import { plainWords } from '../../schemas/index.ts';

/** What says nothing about what a page is about. */
const EMPTY = new Set([
  'html',
  'php',
  'aspx',
  'index',
  'pagina',
  'page',
  'para',
  'como',
  'clinica',
  'nossa',
  'nossos',
  'www',
]);

/** The beginnings of its words: “exames” and “exame” are one. */
const stemsIn = (text: string) =>
  new Set(
    plainWords(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2 && !EMPTY.has(word))
      .map((word) => word.slice(0, 5)),
  );

/** Of two sets of words, from 0 to 1, how much is in both. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((stem) => other.has(stem)).length;
  return both === 0 ? 0 : (2 * both) / (one.size + other.size);
}

const ENOUGH = 0.5;

interface Old {
  readonly path: string;
  readonly title: string;
}

/** Finds the page of this site that an old one is most like, by the words of its path and of its title. */
export function pageFinder(pages: readonly string[]): (old: Old) => string | undefined {
  const ours = pages
    .toSorted((one, other) => one.length - other.length)
    .map((page) => ({ page, stems: [stemsIn(page), stemsIn(page.split('/').at(-1) ?? '')] }));
  return ({ path, title }) => {
    const theirs = [stemsIn(decodedPath(path)), stemsIn(title)];
    const rankOf = (stems: readonly ReadonlySet<string>[]) =>
      Math.max(...stems.flatMap((one) => theirs.map((other) => likeness(one, other))));
    const ranked = ours.map(({ page, stems }) => ({ page, rank: rankOf(stems) }));
    const [best] = ranked.toSorted((one, other) => other.rank - one.rank);
    return best && best.rank >= ENOUGH ? best.page : undefined;
  };
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
