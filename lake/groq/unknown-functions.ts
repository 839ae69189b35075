import type { ExprNode } from './syntax-tree.ts';

type FuncCall = Extract<ExprNode, { type: 'FuncCall' }>;

/** Constructors of the specification whose names groq-js's parser does not know. */
const UNKNOWN = ['geo', 'pt'];

/** A function groq-js parses with any number of arguments and nobody can use: `user::attributes()`. */
const KNOWN_FUNCTION = { namespace: 'user', name: 'attributes' };
const MARK = '\u0000';

/** Strings and comments, which are left alone, or a call of an unknown constructor. */
const TOKENS = new RegExp(
  String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|//[^\n]*|(?<![\w.:>$])(?:global\s*::\s*)?(${UNKNOWN.join('|')})\s*\(`,
  'g',
);

/** A query that groq-js can parse, and the way back from a position in it to one in the original. */
interface ParsableQuery {
  readonly text: string;
  readonly originalPosition: (position: number) => number;
}

/**
 * Writes `geo(x)` as a call of a function that the parser knows; `originalCall` reads it back from the tree. In texts,
 * characters beyond 16 bits become pairs of escapes, because the parser cuts their numbers off.
 */
export function toParsable(query: string): ParsableQuery {
  const shifts: { readonly end: number; readonly by: number }[] = [];
  let grown = 0;
  const text = query.replace(TOKENS, (token, name: string | undefined, offset: number) => {
    const written = name ? `${KNOWN_FUNCTION.namespace}::${KNOWN_FUNCTION.name}("${MARK}${name}",` : withPairs(token);
    grown += written.length - token.length;
    if (written !== token) shifts.push({ end: offset + grown + token.length, by: grown });
    return written;
  });
  return {
    text,
    originalPosition: (position) => position - (shifts.findLast(({ end }) => end <= position)?.by ?? 0),
  };
}

function withPairs(token: string): string {
  if (token.startsWith('//')) return token;
  return token.replace(/\\\\|\\u\{([\da-f]+)\}/gi, (escape, hex: string | undefined) => {
    const code = Number.parseInt(hex ?? '0', 16);
    if (code <= 0xffff || code > 0x10ffff) return escape;
    return Array.from(String.fromCodePoint(code).split(''), (unit) => `\\u${unit.charCodeAt(0).toString(16)}`).join('');
  });
}

/** The call as the author wrote it. */
export function originalCall(call: FuncCall): FuncCall {
  const [first, ...args] = call.args;
  if (call.namespace !== KNOWN_FUNCTION.namespace || first?.type !== 'Value') return call;
  if (typeof first.value !== 'string' || !first.value.startsWith(MARK)) return call;
  return { ...call, namespace: 'global', name: first.value.slice(MARK.length), args };
}
