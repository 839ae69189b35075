import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** That one file of the product names another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Gone when the program runs. */
  readonly isType: boolean;
}

/** The formatter writes every import this way, so that no parser is needed. */
const STATEMENT = /^(?:import|export)\b([^'";]*?)\bfrom '([^']+)'|^import '([^']+)'/gm;
const CALL = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'\s*,?\s*\)/g;

/** @returns the imports between these files, one for each pair; those of packages and of files that are not among them are left out */
export function arrowsBetween(files: readonly SourceFile[]): readonly Arrow[] {
  const known = new Set(files.map(({ path }) => path));
  const all = files.flatMap(({ path, text }) => {
    const statements = [...text.matchAll(STATEMENT)].map(([, words = '', from, alone]) => ({
      specifier: from ?? alone ?? '',
      isType: isTypeOnly(words),
    }));
    const calls = [...text.matchAll(CALL)].map(([, specifier = '']) => ({ specifier, isType: false }));
    return [...statements, ...calls].flatMap(({ specifier, isType }) => {
      const to = pathOf(specifier, path);
      return to !== undefined && known.has(to) ? [{ from: path, to, isType }] : [];
    });
  });
  const pairs = Map.groupBy(all, ({ from, to }) => `${from} ${to}`);
  return [...pairs.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, isType: first.isType && others.every(({ isType }) => isType) }] : [],
  );
}

/** `import type { A }`, or `import { type A, type B }`. */
function isTypeOnly(words: string): boolean {
  if (/^\s+type\b/.test(words)) return true;
  const names = /^\s*\{(.*)\}\s*$/s
    .exec(words)?.[1]
    ?.split(',')
    .filter((name) => name.trim());
  return names !== undefined && names.length > 0 && names.every((name) => name.trim().startsWith('type '));
}

function pathOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

/** @returns the groups of files that reach each other when the program runs; each group is one circle or several */
export function circles(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isType } of arrows) if (!isType) next.set(from, [...(next.get(from) ?? []), to]);
  const reached = new Map([...next.keys()].map((file) => [file, reachableFrom(file, next)]));
  const groups = [...reached.keys()]
    .filter((file) => reached.get(file)?.has(file))
    .map((file) =>
      [...reached.keys()].filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)),
    );
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}

function reachableFrom(start: string, next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...(next.get(start) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...(next.get(file) ?? []));
  }
  return found;
}
