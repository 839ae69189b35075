import { DateTime } from 'groq-js';
import { attributePath, someNode } from '../ast.ts';
import { FOLDED, TEXT } from '../folded.ts';
import { evaluateQuery } from '../groq.ts';
import { isConstant } from '../lazy-value.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { ExprNode } from '../ast.ts';

/** What a document is ordered by: groq-js's value, dates as `DateTime`. */
export type OrderKey = (document: StoredDocument) => unknown;

const PURE = new Set(['lower', 'upper', 'string', 'coalesce', 'length', 'defined', 'dateTime']);

const GIVEN_BY_VIEW = new Set(['_id', '_originalId', TEXT, FOLDED]);

/** Whether the expression depends on nothing but the stored content of the document. Views give documents other ids. */
export function isOrderKey(key: ExprNode): boolean {
  return !someNode(key, (node) => {
    if (node.type === 'AccessAttribute') return node.base === undefined && GIVEN_BY_VIEW.has(node.name);
    if (node.type === 'FuncCall') return !PURE.has(node.name);
    return !isConstant(node) && node.type !== 'Group';
  });
}

export function orderKey(key: ExprNode): OrderKey {
  const path = attributePath(key);
  if (path) return (document) => valueAt(document, path);
  return (document) =>
    evaluateQuery(
      { type: 'Projection', base: { type: 'Value', value: document }, expr: key },
      {
        documents: [],
        dereference: () => undefined,
        identity: '',
        now: new Date(0),
        project: { projectId: '', dataset: '' },
      },
    );
}

function valueAt(document: StoredDocument, path: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name)) return null;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

const RANKS: Readonly<Record<string, number>> = { number: 2, string: 3, boolean: 4 };
const LAST = 100;

function rankOf(key: unknown): number {
  return key instanceof DateTime ? 1 : (RANKS[typeof key] ?? LAST);
}

function numberOf(key: unknown): number {
  return key instanceof DateTime ? Date.parse(String(key)) : Number(key);
}

/** The order of groq-js: dates, numbers, texts, booleans, and everything else after them, all alike. */
export function compareKeys(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  const rank = rankOf(one);
  const difference = rank - rankOf(other);
  if (difference !== 0 || rank === LAST) return difference;
  return numberOf(one) - numberOf(other);
}
