import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** A row of `docs/upstream.md`: a place that leans on what a library does not promise. */
export interface PrivatePart {
  readonly title: string;
  /** Paths from the checkout. */
  readonly files: readonly string[];
  /** The cell that says which tests show it. */
  readonly shownBy: string;
}

/** What such a place looks like, whichever the library. */
const SIGNS: readonly (readonly [sign: RegExp, what: string])[] = [
  [/(?:from|import|require)[ (]*'[^'.#][^']*\/dist\//, 'path below dist/'],
  [/'\.\.\/dist\/|'BUILD_ID'|'build-manifest/, 'file that is not exported'],
  [/from '[^']+\/_internal'/, 'entry for internal use'],
  [/\bunstable_\w+/, 'name that begins with unstable_'],
  [/'\$\$typeof'/, 'mark of React elements'],
  [/__next_/, 'name inside of Next'],
  [/operationEvents/, 'events of Studio’s document pair'],
  // Whether a text can be read, and where it cannot, is typed.
  [/\{(?! GroqSyntaxError, parse \})[^}]*\} from 'groq-js'/, 'syntax tree of groq-js, whose types are missing'],
  [/registerHooks/, 'modules that are replaced while they load'],
  [/\bREPLACED_CODE\b.*= \[/, 'replaced code'],
];

/** Libraries whose declarations mark what is not for others. */
const MARKED = /^(?:sanity|@sanity\/[\w-]+|next|next-sanity)(?=\/|$)/;
const NAMES = /^(?:import|export)\b[^'";]*?\{([^}]*)\}[^'";]*?\bfrom '([^'.#][^']*)'/gm;

/** @returns the rows of the page's tables, without their heads */
export function privateParts(page: string): readonly PrivatePart[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
    .map((line) => {
      const [title = '', where = '', , , shownBy = ''] = line.replace(/^\| /, '').split(' | ');
      return { title, files: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path), shownBy };
    });
}

/** @returns for each file what in it looks private, in words */
export function signsOf(root: string, files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const internal = internalNames(root, files);
  return new Map(
    files.flatMap(({ path, text }) => {
      const found = [
        ...SIGNS.filter(([sign]) => sign.test(text)).map(([, what]) => what),
        ...importedNames(text).filter((name) => internal.has(name)),
      ];
      return found.length > 0 ? [[path, found] as const] : [];
    }),
  );
}

/** Names as `package name`. */
function importedNames(text: string): readonly string[] {
  return [...text.matchAll(NAMES)].flatMap(([, names = '', specifier = '']) => {
    const library = MARKED.exec(specifier)?.[0];
    if (library === undefined) return [];
    return names
      .split(',')
      .flatMap((name) => /^\s*(?:type )?(\w+)/.exec(name)?.[1] ?? [])
      .map((name) => `${library} ${name}`);
  });
}

/** Of the names that these files import, those that the declarations of their library mark `@internal`. */
function internalNames(root: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const imported = [...new Set(files.flatMap(({ text }) => importedNames(text)))];
  const byLibrary = Map.groupBy(imported, (name) => name.split(' ')[0] ?? '');
  return new Set(
    [...byLibrary].flatMap(([library, names]) => {
      const marked = namesMarkedInternal(join(root, 'node_modules', library));
      return names.filter((name) => marked.has(name.split(' ')[1] ?? ''));
    }),
  );
}

function namesMarkedInternal(folder: string): ReadonlySet<string> {
  const declared =
    /@internal\b(?:(?!\*\/)[\s\S])*\*\/\s*(?:export )?(?:declare )?(?:const|let|function|interface|type|class) (\w+)/g;
  const declarations = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.d\.[mc]?ts$/.test(name) && !name.includes('node_modules'),
  );
  return new Set(
    declarations.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(declared)].flatMap(([, found]) => found ?? []),
    ),
  );
}
