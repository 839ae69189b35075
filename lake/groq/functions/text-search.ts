import { LakeError } from '../../errors.ts';
import { mapChildren, someNode } from '../syntax-tree.ts';
import { foundIn, wordsIn } from '../match.ts';
import { exactPatternsIn, fold, wordsOfPattern } from '../../store/index/words.ts';
import { computed } from '../computed-nodes.ts';
import type { Charge } from '../meter.ts';
import type { ExprNode } from '../syntax-tree.ts';

/**
 * groq-js parses `text::query()` and refuses to evaluate it, although every Studio list and search uses it. This turns
 * `<left> match text::query(<words>)` into ordinary matches: bare words, "quoted words" in their order, -excluded words,
 * prefixes with `*`. The left side is read without diacritics, so that "clinica" finds "Clínica", and a document or
 * another object stands for all its text.
 */
export function rewriteTextSearch(node: ExprNode, charge: Charge): ExprNode {
  const rewritten = mapChildren(node, (child) => rewriteTextSearch(child, charge));
  if (rewritten.type !== 'OpCall' || rewritten.op !== 'match' || !isTextQuery(rewritten.right)) return rewritten;
  const left = computed([rewritten.left], searchedTexts);
  const [words = NOTHING] = rewritten.right.args;
  if (words.type === 'Value') return typeof words.value === 'string' ? matchTerms(left, words.value, charge) : NOTHING;
  // Without an index, and with a score of one: what is asked is known only while the query runs.
  return computed([left, words], (texts, asked) => typeof asked === 'string' && matchesSearch(texts, asked, charge));
}

const NOTHING: ExprNode = { type: 'Value', value: false };

export function usesTextSearch(tree: ExprNode): boolean {
  return someNode(tree, isTextQuery);
}

function isTextQuery(node: ExprNode): node is Extract<ExprNode, { type: 'FuncCall' }> {
  return node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query';
}

/** Ends one text and begins another where all texts of an object are joined; a phrase does not reach across it. */
const BREAK = '\u2029';

/** Texts of documents, which are searched again and again. */
const known = new WeakMap<object, string>();

/** What a search reads of a value: its texts without diacritics. */
export function searchedTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(searchedTexts);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? fold(value) : null;
  const text = known.get(value) ?? fold(textOf(value).join(BREAK));
  known.set(value, text);
  return text;
}

/**
 * Every text in the value, without the machinery: keys, types, references and revisions start with an underscore. The
 * spans of a paragraph are one text, because formatting may change in the middle of a phrase or even a word.
 */
function textOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key.startsWith('_')) return [];
    return key === 'children' && isSpans(inner) ? [inner.map(({ text }) => text).join('')] : textOf(inner);
  });
}

function isSpans(value: unknown): value is readonly { readonly text: string }[] {
  return Array.isArray(value) && value.every((child: unknown) => typeof child === 'object' && hasText(child));
}

function hasText(child: object | null): boolean {
  return child !== null && 'text' in child && typeof child.text === 'string';
}

function matchTerms(left: ExprNode, query: string, charge: Charge): ExprNode {
  const { words, phrases, unwanted } = searchTerms(query);
  const match = (text: string): ExprNode => ({
    type: 'OpCall',
    op: 'match',
    left,
    right: { type: 'Value', value: text },
  });
  // The words of a phrase are matched first: that is quick, and gives the score.
  const phrase = (text: string): ExprNode =>
    and(
      match(text),
      computed([left], (texts) => hasPhrase(texts, text, charge)),
    );
  const exclusions = unwanted.map(({ text, isPhrase }): ExprNode => {
    return { type: 'Not', base: isPhrase ? phrase(text) : match(text) };
  });
  const asked = words.filter((word) => word !== '*');
  const isOpen = words.length + unwanted.length > 0;
  // With nothing but exclusions, or with a lone asterisk, every document is wanted; without any word none is.
  const start: ExprNode =
    asked.length > 0 ? match(asked.join(' ')) : { type: 'Value', value: isOpen || phrases.length > 0 };
  const conditions = [...phrases.map(phrase), ...exclusions];
  return asked.length === 0 && conditions.length > 0 ? conditions.reduce(and) : conditions.reduce(and, start);
}

function and(left: ExprNode, right: ExprNode): ExprNode {
  return { type: 'And', left, right };
}

/** What a search asks for, without diacritics. Words may be prefixes (`card*`). */
interface SearchTerms {
  readonly words: readonly string[];
  /** Words in quotes, which must follow each other in this order. */
  readonly phrases: readonly string[];
  readonly unwanted: readonly { readonly text: string; readonly isPhrase: boolean }[];
}

/** As Studio writes them: bare words, `"quoted words"`, `-excluded`, `-"excluded words"`. */
const TERMS = /(-?)(?:"([^"]*)"?|(\S+))/g;

/** Each becomes a condition of the query, which is planned. */
export const MAX_TERMS = 50;

/** Reads the text given to `text::query()`. @throws LakeError 400 for more terms than are taken */
function searchTerms(query: string): SearchTerms {
  const words: string[] = [];
  const phrases: string[] = [];
  const unwanted: SearchTerms['unwanted'][number][] = [];
  for (const [, minus, quoted, word] of query.matchAll(TERMS)) {
    const text = fold(quoted ?? word ?? '');
    const tokens = wordsOfPattern(text);
    if (tokens.length === 0) continue;
    const isPhrase = quoted !== undefined && tokens.length > 1;
    if (minus) unwanted.push({ text, isPhrase });
    else (isPhrase ? phrases : words).push(text);
  }
  if (words.length + phrases.length + unwanted.length > MAX_TERMS) {
    throw new LakeError(400, 'queryEvaluationError', `text::query() takes at most ${MAX_TERMS} words and phrases.`);
  }
  return { words, phrases, unwanted };
}

/** Whether the words of a phrase follow each other in one of the texts. Texts are folded. */
function hasPhrase(texts: unknown, phrase: string, charge: Charge): boolean {
  const wanted = exactPatternsIn(phrase);
  return piecesOf(texts).some((piece) => {
    const words = wordsIn(piece, charge);
    return words.some((_, start) =>
      wanted.every((pattern, offset) => {
        const word = words[start + offset] ?? '';
        charge(word.length);
        return pattern.fits(word);
      }),
    );
  });
}

/** The whole search at once, for texts that are only known while a query runs. */
function matchesSearch(texts: unknown, query: string, charge: Charge): boolean {
  charge(query.length);
  const { words, phrases, unwanted } = searchTerms(query);
  const found = piecesOf(texts).flatMap((piece) => wordsIn(piece, charge));
  const has = (text: string) => exactPatternsIn(text).every((pattern) => foundIn(found, pattern, charge) > 0);
  if (words.length + phrases.length + unwanted.length === 0) return false;
  return (
    words.every((word) => word === '*' || has(word)) &&
    phrases.every((phrase) => hasPhrase(texts, phrase, charge)) &&
    !unwanted.some(({ text, isPhrase }) => (isPhrase ? hasPhrase(texts, text, charge) : has(text)))
  );
}

/** Texts that a phrase does not reach out of. */
function piecesOf(texts: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(texts) ? texts : [texts];
  return list.flatMap((text) => (typeof text === 'string' ? text.split(BREAK) : []));
}
