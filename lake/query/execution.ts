import type { Entry } from '../store/entry.ts';
import type { StoredDocument } from '../store/types.ts';
import type { ExprNode } from './ast.ts';
import type { EvaluationScope, QueryParams } from './groq.ts';
import type { SecondaryIndexes } from './indexes/secondary.ts';
import type { View } from './view.ts';

/** One run of a prepared query. Prepared trees are shared by all runs, so whatever belongs to one lives here. */
export interface Execution {
  readonly view: View;
  readonly indexes: SecondaryIndexes;
  /** Values of subqueries that are the same wherever they stand. */
  readonly subqueries: Map<object, unknown>;
  readonly project: EvaluationScope['project'];
  readonly params: QueryParams;
  /** Evaluates a part of the prepared tree outside of its surroundings, with `root` as `@`. */
  evaluate(tree: ExprNode, root?: unknown): unknown;
  /** Called for every document that is looked at. @throws when the run has looked at too many. */
  readonly look: () => void;
}

/** Where the parts of a prepared tree find the run they belong to. */
export interface Slot {
  current: Execution | undefined;
}

export function executionOf(slot: Slot): Execution {
  if (!slot.current) throw new Error('A part of a prepared query was read while the query was not running.');
  return slot.current;
}

/** The documents of these entries that the view shows. */
export function* shown(entries: Iterable<Entry>, { view, look }: Execution): Generator<StoredDocument, undefined> {
  for (const entry of entries) {
    look();
    const document = view.show(entry);
    if (document) yield document;
  }
  return undefined;
}

/**
 * A list that makes its elements while it is walked, so that a filter over many documents holds only those it accepts.
 * groq-js takes it for an array and walks it; whatever asks for its length or for an index would find nothing, so it may
 * only stand under a filter.
 */
export class WalkedList extends Array<unknown> {
  static over(entries: () => Iterable<Entry>, run: Execution): WalkedList {
    const list = new WalkedList();
    Object.defineProperty(list, Symbol.iterator, { value: () => shown(entries(), run) });
    return list;
  }
}
