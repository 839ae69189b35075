import { Documents } from '../../store/documents.ts';
import { KeyedIndex } from '../../store/keyed-index.ts';
import { OrderedIndex, orderKey } from './ordered-index.ts';
import { TextIndex } from './text-index.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { Entry } from '../../store/entry.ts';
import type { EntryIndex } from '../../store/keyed-index.ts';
import type { Reader, StoredDocument } from '../../store/types.ts';

/** Lookups that exist only because queries ask for them. Each answers undefined until it is complete. */
export interface SecondaryIndexes {
  /** Documents by a text at a path. */
  equality(path: string): KeyedIndex | undefined;
  /** The documents of a type, or all of them, in the order of a key. */
  ordered(type: string | undefined, key: ExprNode): OrderedIndex | undefined;
  text(): TextIndex | undefined;
}

const NO_INDEXES: SecondaryIndexes = {
  equality: () => undefined,
  ordered: () => undefined,
  text: () => undefined,
};

/** A large dataset is indexed for questions that come back, not for every one that a stranger makes up. */
const ASKED_BEFORE_BUILT = 2;
/** Of each kind. The one unused for longest makes room. */
const MAX_INDEXES = 12;

interface Place<Index> {
  readonly index: Index;
  isReady: boolean;
  stop: () => void;
}

const registries = new WeakMap<Documents, SecondaryIndexes>();

/** The indexes of a dataset. A transaction's view of it has none. */
export function indexesOf(reader: Reader): SecondaryIndexes {
  if (!(reader instanceof Documents)) return NO_INDEXES;
  const known = registries.get(reader) ?? createRegistry(reader);
  registries.set(reader, known);
  return known;
}

function createRegistry(documents: Documents): SecondaryIndexes {
  const equality = createIndexCache<KeyedIndex>(documents);
  const ordered = createIndexCache<OrderedIndex>(documents);
  const text = createIndexCache<TextIndex>(documents);
  return {
    equality: (path) => equality(path, documents.entries, () => new KeyedIndex(textAt(path))),
    ordered: (type, key) =>
      ordered(
        JSON.stringify([type, key]),
        type === undefined ? documents.entries : documents.ofTypeEntries(type),
        () => new OrderedIndex(type, orderKey(key)),
      ),
    text: () => text('', documents.entries, () => new TextIndex()),
  };
}

interface AgeingIndex extends EntryIndex {
  /** Says when so much in it is outdated that it should be made anew. */
  readonly isStale?: boolean;
}

function createIndexCache<Index extends AgeingIndex>(documents: Documents) {
  const places = new Map<string, Place<Index>>();
  const asked = new Map<string, number>();

  function start(name: string, entries: readonly Entry[], create: () => Index): Place<Index> {
    const place: Place<Index> = { index: create(), isReady: false, stop: () => undefined };
    const unfollow = documents.follow(place.index);
    const cancel = buildIndex(place.index, entries, () => {
      place.isReady = true;
    });
    place.stop = () => {
      unfollow();
      cancel();
    };
    places.set(name, place);
    for (const [oldest, { stop }] of places) {
      if (places.size <= MAX_INDEXES) break;
      stop();
      places.delete(oldest);
    }
    return place;
  }

  return (name: string, entries: readonly Entry[], create: () => Index): Index | undefined => {
    const known = places.get(name);
    if (known && !known.index.isStale) {
      places.delete(name);
      places.set(name, known);
      return known.isReady ? known.index : undefined;
    }
    known?.stop();
    const times = (asked.get(name) ?? 0) + 1;
    if (asked.size > 1000) asked.clear();
    asked.set(name, times);
    if (!isSmall(entries) && times < ASKED_BEFORE_BUILT) return undefined;
    const place = start(name, entries, create);
    return place.isReady ? place.index : undefined;
  };
}

/** Small enough to be indexed while the query waits. */
function isSmall(entries: readonly Entry[]): boolean {
  return entries.length <= 500;
}

function textAt(path: string): (entry: Entry, document: StoredDocument) => string | undefined {
  const segments = path.split('.');
  return (_, document) => {
    let value: unknown = document;
    for (const segment of segments) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
      value = Object.entries(value).find(([name]) => name === segment)?.[1];
    }
    return typeof value === 'string' ? value : undefined;
  };
}

/** Other requests wait no longer than this while an index is made. */
const SLICE_MS = 4;
/** Entries added without a look at the clock; small datasets are done within the first slice. */
const STRIDE = 16;

interface Building extends EntryIndex {
  /** Called once, when everything has been added. */
  seal?(): void;
}

/**
 * Adds entries to an index a few milliseconds at a time. Commits meanwhile reach the index by themselves: the states
 * they replace are skipped here. Returns the way to stop.
 */
function buildIndex(index: Building, entries: readonly Entry[], onDone: () => void): () => void {
  const snapshot = [...entries];
  let position = 0;
  let next: NodeJS.Immediate | undefined;

  function work(): void {
    const end = performance.now() + SLICE_MS;
    while (position < snapshot.length) {
      const entry = snapshot[position];
      if (entry?.isCurrent) index.add(entry, entry.read());
      position += 1;
      if (position % STRIDE === 0 && performance.now() > end) {
        next = setImmediate(work);
        return;
      }
    }
    index.seal?.();
    onDone();
  }
  work();
  return () => clearImmediate(next);
}
