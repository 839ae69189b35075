import type { GuardedTree } from '../../groq/evaluator.ts';
import type { Charge } from '../../groq/meter.ts';
import type { QueryParams } from '../../groq/parse.ts';
import type { Entry, EntryList } from '../../store/entry.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { View } from '../access/view.ts';

/** One run of a prepared query. Prepared trees are shared by all runs, so whatever belongs to one lives here. */
export interface QueryRun {
  readonly view: View;
  /** Values of subqueries that are the same wherever they stand. */
  readonly subqueries: Map<object, unknown>;
  readonly params: QueryParams;
  /** Evaluates a part of the prepared tree outside of its surroundings, with `root` as `@`. */
  evaluate(tree: GuardedTree, root?: unknown): unknown;
  /** Called for every document that is looked at. @throws TooExpensive */
  readonly look: (characters: number) => void;
  readonly charge: Charge;
}

/** Where the parts of a prepared tree find the run they belong to. */
export class CurrentRun {
  #run: QueryRun | undefined;

  get(): QueryRun {
    if (!this.#run) throw new Error('A part of a prepared query was read while the query was not running.');
    return this.#run;
  }

  during<Value>(run: QueryRun, work: () => Value): Value {
    this.#run = run;
    try {
      return work();
    } finally {
      this.#run = undefined;
    }
  }
}

/** The documents of these entries that the view shows. */
export function* shown(entries: Iterable<Entry>, { view, look }: QueryRun): Generator<StoredDocument, undefined> {
  for (const entry of entries) {
    look(entry.unparsed);
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
  static over(list: EntryList, run: QueryRun): WalkedList {
    const walked = new WalkedList();
    Object.defineProperty(walked, Symbol.iterator, { value: () => shown(list.entries(), run) });
    return walked;
  }
}
