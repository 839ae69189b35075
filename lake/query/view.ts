import { publishedId } from '../store/ids.ts';
import { searchableDocument } from './folded.ts';
import { applyPerspective } from './perspective.ts';
import type { Caller } from '../auth/caller.ts';
import type { Reader, StoredDocument } from '../store/types.ts';
import type { Perspective } from './perspective.ts';

/** The dataset as one caller sees it through one perspective, with the lookups the planner needs. */
export interface View {
  /** In a fixed order; every lookup below keeps it. */
  readonly documents: readonly StoredDocument[];
  readonly get: (id: string) => StoredDocument | undefined;
  readonly withIds: (ids: readonly string[]) => readonly StoredDocument[];
  readonly ofType: (type: string) => readonly StoredDocument[];
  /** The document and, in the raw perspective, its drafts and versions. */
  readonly ofGroup: (id: string) => readonly StoredDocument[];
  readonly withSlug: (slug: string) => readonly StoredDocument[];
  readonly referencing: (ids: readonly string[]) => readonly StoredDocument[];
}

const MAX_VIEWS = 16;

/** Keyed by the reader's list of documents, which is a new object after every commit. */
const caches = new WeakMap<readonly StoredDocument[], Map<string, View>>();

export interface ViewOptions {
  readonly perspective: Perspective;
  readonly caller: Caller;
  /** Give documents the hidden attributes that rewritten text searches read. */
  readonly searchable: boolean;
}

/** Views are kept until the next commit; callers with the same grants share them. */
export function viewOf(reader: Reader, { perspective, caller, searchable }: ViewOptions): View {
  const stored = reader.all();
  const views = caches.get(stored) ?? new Map<string, View>();
  caches.set(stored, views);
  const key = JSON.stringify([perspective, readKey(caller), searchable]);
  const known = views.get(key);
  if (known) return known;

  const readable = stored.filter((document) => caller.may('read', document));
  const documents = perspective === 'raw' ? readable : applyPerspective(readable, perspective);
  const view = createView(searchable ? documents.map(searchableDocument) : documents, reader);
  if (views.size >= MAX_VIEWS) views.clear();
  views.set(key, view);
  return view;
}

function readKey(caller: Caller): unknown {
  const filters = caller.grants.filter(({ permissions }) => permissions.includes('read')).map(({ filter }) => filter);
  // A grant may speak about the caller; such callers cannot share a view.
  return filters.some((filter) => filter.includes('identity()')) ? [filters, caller.userId] : filters;
}

function createView(documents: readonly StoredDocument[], reader: Reader): View {
  const positions = lazily(() => new Map(documents.map(({ _id }, index) => [_id, index])));
  const byStoredId = lazily(() => new Map(documents.map((document, index) => [storedId(document), index])));
  const byType = lazily(() => groupBy(documents, ({ _type }) => _type));
  const byGroup = lazily(() => groupBy(documents, ({ _id }) => publishedId(_id)));
  const bySlug = lazily(() => groupBy(documents, slugOf));

  const at = (found: Iterable<number | undefined>) => {
    const indexes = [...new Set(found)].filter((index) => index !== undefined).sort((a, b) => a - b);
    return indexes.map((index) => documents[index]).filter((document) => document !== undefined);
  };
  return {
    documents,
    get: (id) => documents[positions().get(id) ?? -1],
    withIds: (ids) => at(ids.map((id) => positions().get(id))),
    ofType: (type) => byType().get(type) ?? [],
    ofGroup: (id) => byGroup().get(publishedId(id)) ?? [],
    withSlug: (slug) => bySlug().get(slug) ?? [],
    referencing: (ids) => at(ids.flatMap((id) => reader.referencing(id).map((source) => byStoredId().get(source)))),
  };
}

function storedId(document: StoredDocument): string {
  return typeof document._originalId === 'string' ? document._originalId : document._id;
}

function slugOf(document: StoredDocument): string | undefined {
  const { slug } = document;
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return undefined;
  return typeof slug.current === 'string' ? slug.current : undefined;
}

function groupBy(
  documents: readonly StoredDocument[],
  keyOf: (document: StoredDocument) => string | undefined,
): Map<string, StoredDocument[]> {
  const groups = new Map<string, StoredDocument[]>();
  for (const document of documents) {
    const key = keyOf(document);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(document);
    else groups.set(key, [document]);
  }
  return groups;
}

function lazily<T>(create: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: create() }).value;
}
