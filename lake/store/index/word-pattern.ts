/** A word to be found, with `*` for any characters, also none. */
export interface WordPattern {
  /** What a word that fits begins with. */
  readonly start: string;
  /** Whether nothing but `start` fits. */
  readonly isWhole: boolean;
  fits(word: string): boolean;
}

/**
 * Reads a pattern. `fits` takes time with the length of the word, whatever the pattern: a regular expression with many
 * asterisks can take for ever, and nobody can stop it.
 */
export function wordPattern(pattern: string): WordPattern {
  const [start = '', ...others] = pattern.split(/\*+/);
  const end = others.pop();
  if (end === undefined) return { start, isWhole: true, fits: (word) => word === start };
  const finders = others.map(finderOf);
  return {
    start,
    isWhole: false,
    fits(word) {
      const last = word.length - end.length;
      if (last < start.length || !word.startsWith(start) || !word.endsWith(end)) return false;
      let position = start.length;
      for (const find of finders) {
        position = find(word, position, last);
        if (position < 0) return false;
      }
      return true;
    },
  };
}

/** Position behind the first place where the part stands between two positions; -1 where it stands nowhere. */
type Finder = (word: string, from: number, to: number) => number;

/** Knuth, Morris and Pratt's search: the engine's own `indexOf` takes the product of both lengths for some texts. */
function finderOf(part: string): Finder {
  const borders = new Uint16Array(part.length);
  const advance = (matched: number, unit: number): number => {
    let length = matched;
    while (length > 0 && part.charCodeAt(length) !== unit) length = borders[length - 1] ?? 0;
    return part.charCodeAt(length) === unit ? length + 1 : 0;
  };
  for (let at = 1; at < part.length; at += 1) borders[at] = advance(borders[at - 1] ?? 0, part.charCodeAt(at));
  return (word, from, to) => {
    let matched = 0;
    for (let at = from; at < to; at += 1) {
      matched = advance(matched, word.charCodeAt(at));
      if (matched === part.length) return at + 1;
    }
    return -1;
  };
}
