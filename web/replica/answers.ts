import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { evaluate, parseQuery, type Node } from './evaluate.ts';
import type { Replica } from './replica.ts';

/** What a query gave. */
export interface Answer {
  readonly data: unknown;
  /** Names the question: the same for the same query and parameters. */
  readonly tag: string;
  /** Equal as long as the data is. */
  readonly revision: string;
}

interface Entry {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  answer: Answer;
  dependsOn: ReadonlySet<string>;
  /** Whether the data may be another by now. */
  isStale: boolean;
}

/** Questions that are remembered: those of some hundred pages. */
const MAX_ENTRIES = 5_000;

/**
 * Answers to the questions that pages ask. A change of the replica makes those anew that depend on it, and tells which of them
 * came out different: what came out the same is as current as before, and so is the page that was made of it.
 */
export class Answers {
  readonly #replica: Replica;
  readonly #entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  /** A page's query takes milliseconds to parse, and its tree has some hundred kilobytes. */
  readonly #trees = new LRUCache<string, Node>({ max: 100 });
  readonly #listeners = new Set<(tags: readonly string[]) => void>();
  #isLooking = false;

  constructor(replica: Replica) {
    this.#replica = replica;
    replica.onChange((names) => this.#expire(names));
  }

  /** @throws Error where groq-js cannot evaluate it */
  read(query: string, params: Readonly<Record<string, unknown>> = {}): Answer {
    const tag = revisionOf([query, params]);
    return (this.#current(tag) ?? this.#make(tag, query, params)).answer;
  }

  /** The revision of the answer to a question; undefined for one that is not remembered. */
  revision(tag: string): string | undefined {
    return this.#current(tag)?.answer.revision;
  }

  /** Whether the question would be answered the same now. */
  isCurrent({ tag, revision }: Answer): boolean {
    return this.revision(tag) === revision;
  }

  /**
   * @param listener is told, when new answers are there, the tags of those that are different
   * @returns stops it
   */
  onChange(listener: (tags: readonly string[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #make(tag: string, query: string, params: Readonly<Record<string, unknown>>): Entry {
    const { result, dependsOn } = this.#evaluate(tag, query, params);
    const answer = { data: result, tag, revision: revisionOf(result) };
    const entry = { query, params, answer, dependsOn, isStale: false };
    this.#entries.set(tag, entry);
    return entry;
  }

  #evaluate(tag: string, query: string, params: Readonly<Record<string, unknown>>) {
    const tree = this.#trees.get(tag) ?? parseQuery(query, params);
    this.#trees.set(tag, tree);
    return evaluate(tree, params, this.#replica.shelves);
  }

  #current(tag: string): Entry | undefined {
    const entry = this.#entries.get(tag);
    if (!entry?.isStale) return entry;
    const { result, dependsOn } = this.#evaluate(tag, entry.query, entry.params);
    const revision = revisionOf(result);
    if (revision !== entry.answer.revision) entry.answer = { data: result, tag, revision };
    entry.dependsOn = dependsOn;
    entry.isStale = false;
    return entry;
  }

  #expire(names: ReadonlySet<string>): void {
    for (const [tag, entry] of this.#entries.entries()) {
      if (![...entry.dependsOn].some((name) => names.has(name))) continue;
      entry.isStale = true;
      if (!this.#changed.has(tag)) this.#changed.set(tag, entry.answer.revision);
    }
    if (!this.#isLooking) void this.#look();
  }

  /** Tags of what became stale and is not told of yet, with the revision of before. */
  readonly #changed = new Map<string, string>();

  /** Makes what is stale anew, one after the other, so that visitors are served in between. */
  async #look(): Promise<void> {
    this.#isLooking = true;
    const different: string[] = [];
    for (const [tag, before] of this.#changed) {
      await new Promise(setImmediate);
      this.#changed.delete(tag);
      try {
        if (this.revision(tag) !== before) different.push(tag);
      } catch {
        // Whoever asks gets the error.
        different.push(tag);
      }
    }
    this.#isLooking = false;
    if (different.length === 0) return;
    for (const listener of this.#listeners) {
      try {
        listener(different);
      } catch (error) {
        console.error(error);
      }
    }
  }
}

/**
 * A short name for a value: equal for equal JSON, different (for all practical purposes) otherwise.
 * @returns 16 characters safe in URLs and file names
 */
export function revisionOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 16);
}
