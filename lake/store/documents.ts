import { insertEntry, membersIn, removeEntry } from './entry-list.ts';
import { Entry } from './entry.ts';
import { freezeDeep } from './json-values.ts';
import { isDraftId, isVersionId, releaseOf } from './ids.ts';
import { KeyedIndex } from './keyed-index.ts';
import { ParsedDocuments } from './parsed-documents.ts';
import { ReferenceIndex } from './reference-index.ts';
import type { EntryIndex } from './keyed-index.ts';
import type { ParsedOptions } from './parsed-documents.ts';
import type { Reader, StoredDocument } from './types.ts';

export interface AppliedChange {
  readonly id: string;
  /** Spares reading the state that is replaced. */
  readonly before?: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  /** Characters of `after` as JSON, where they are known. */
  readonly size?: number | undefined;
}

/** The lookups queries are planned with. Lists are sorted, live, and not to be changed. */
export interface Source {
  readonly dataset: string;
  readonly entries: readonly Entry[];
  entry(id: string): Entry | undefined;
  ofTypeEntries(type: string): readonly Entry[];
  ofGroupEntries(group: string): readonly Entry[];
  withSlug(slug: string): readonly Entry[];
  /** Drafts (`drafts`) or the versions of a release (`versions.<name>`). */
  inLayer(layer: string): readonly Entry[];
  naming(id: string): readonly Entry[];
}

/** Reads the current documents, and finds them as queries are planned. It has no way to write. */
export type IndexedReader = Reader & Source;

/**
 * The current documents of one dataset in memory, found by id, type, group, slug, layer or reference. A commit changes
 * only what it touches, so its cost does not grow with the dataset.
 */
export class Documents implements Reader, Source {
  readonly dataset: string;
  #sequence: number;
  readonly #parsed: ParsedDocuments;
  readonly #byId = new Map<string, Entry>();
  readonly #all: Entry[] = [];
  readonly #types = new KeyedIndex(({ type }) => type);
  readonly #slugs = new KeyedIndex((_, document) => slugOf(document));
  readonly #layers = new KeyedIndex(({ id }) => layerOf(id));
  readonly #references = new ReferenceIndex();
  readonly #indexes = new Set<EntryIndex>([this.#types, this.#slugs, this.#layers, this.#references]);

  constructor(dataset: string, documents: Iterable<StoredDocument>, sequence: number, options: ParsedOptions = {}) {
    this.dataset = dataset;
    this.#sequence = sequence;
    this.#parsed = new ParsedDocuments(options);
    for (const document of documents) this.#add(document, undefined, JSON.stringify(document).length);
  }

  /** Adds what is on disk already, as JSON. */
  load(texts: Iterable<string>): void {
    for (const text of texts) this.#add(JSON.parse(text) as StoredDocument, this.#parsed.keep(text), text.length);
  }

  get sequence(): number {
    return this.#sequence;
  }

  get entries(): readonly Entry[] {
    return this.#all;
  }

  entry(id: string): Entry | undefined {
    return this.#byId.get(id);
  }

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id)?.document();
  }

  /** Parses every document: for small datasets and exports. `entries` is the list that costs nothing. */
  all(): readonly StoredDocument[] {
    return this.#all.map((entry) => entry.document());
  }

  ofType(type: string): readonly StoredDocument[] {
    return this.#types.with(type).map((entry) => entry.document());
  }

  ofGroup(id: string): readonly StoredDocument[] {
    return this.ofGroupEntries(id).map((entry) => entry.document());
  }

  ofRelease(name: string): readonly StoredDocument[] {
    return this.inLayer(`versions.${name}`).map((entry) => entry.document());
  }

  referencing(id: string, options?: { readonly strongOnly?: boolean }): readonly string[] {
    return this.#references.referring(id, options?.strongOnly === true);
  }

  ofTypeEntries(type: string): readonly Entry[] {
    return this.#types.with(type);
  }

  ofGroupEntries(group: string): readonly Entry[] {
    return membersIn(this.#all, group);
  }

  withSlug(slug: string): readonly Entry[] {
    return this.#slugs.with(slug);
  }

  inLayer(layer: string): readonly Entry[] {
    return this.#layers.with(layer);
  }

  naming(id: string): readonly Entry[] {
    return this.#references.naming(id);
  }

  /** Keeps a further index up to date from now on; what is stored already is the caller's to add. Returns the way out. */
  follow(index: EntryIndex): () => void {
    this.#indexes.add(index);
    return () => void this.#indexes.delete(index);
  }

  /** Follows a commit that is on disk. Belongs to the writer; readers get this object as a `Reader`. */
  apply(changes: readonly AppliedChange[], sequence: number): void {
    for (const { id, before, after, size } of changes) {
      this.#remove(id, before);
      if (after) this.#add(freezeDeep(after), undefined, size ?? JSON.stringify(after).length);
    }
    this.#sequence = sequence;
  }

  /** Does work that sees other states of some documents; nothing of them stays. */
  during<Value>(changes: readonly AppliedChange[], work: () => Value): Value {
    const undo = changes.map(({ id }) => ({ id, after: this.get(id) })).toReversed();
    this.apply(changes, this.#sequence);
    try {
      return work();
    } finally {
      this.apply(undo, this.#sequence);
    }
  }

  #add(document: StoredDocument, text: string | null | undefined, size: number): void {
    const entry = new Entry(document, text, size, this.#parsed);
    this.#byId.set(entry.id, entry);
    insertEntry(this.#all, entry);
    for (const index of this.#indexes) index.add(entry, document);
  }

  #remove(id: string, before: StoredDocument | undefined): void {
    const entry = this.#byId.get(id);
    if (!entry) return;
    this.#byId.delete(id);
    removeEntry(this.#all, entry);
    // Who only follows the file may not know what was there before; indexes then list an entry that is not current.
    const document = before ?? entry.held();
    entry.retire(document);
    if (!document) return;
    for (const index of this.#indexes) index.remove(entry, document);
  }
}

function slugOf({ slug }: StoredDocument): string | undefined {
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return undefined;
  return typeof slug.current === 'string' ? slug.current : undefined;
}

function layerOf(id: string): string | undefined {
  if (isDraftId(id)) return 'drafts';
  return isVersionId(id) ? `versions.${releaseOf(id) ?? ''}` : undefined;
}
