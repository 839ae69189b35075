import { publishedId } from './ids.ts';
import { referencesIn } from './references.ts';
import type { DocumentChange, Reader, StoredDocument } from './types.ts';

type Index = Map<string, Map<string, StoredDocument>>;

const NONE: readonly StoredDocument[] = Object.freeze([]);

/**
 * The current documents of one dataset, parsed, in memory, found by id, type, group or reference. Queries run on this;
 * a lookup in SQLite plus parsing would cost a hundred times more. Lists are built once per commit and then shared.
 */
export class Documents implements Reader {
  readonly dataset: string;
  #sequence: number;
  readonly #byId = new Map<string, StoredDocument>();
  readonly #byType: Index = new Map();
  readonly #byGroup: Index = new Map();
  /** Target id → ids of the documents that point to it → whether at least one of these references is strong. */
  readonly #referrers = new Map<string, Map<string, boolean>>();
  #list: readonly StoredDocument[] | undefined;
  readonly #lists = new Map<string, readonly StoredDocument[]>();

  constructor(dataset: string, documents: Iterable<StoredDocument>, sequence: number) {
    this.dataset = dataset;
    this.#sequence = sequence;
    for (const document of documents) this.#add(document);
  }

  get sequence(): number {
    return this.#sequence;
  }

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id);
  }

  all(): readonly StoredDocument[] {
    this.#list ??= Object.freeze([...this.#byId.values()]);
    return this.#list;
  }

  ofType(type: string): readonly StoredDocument[] {
    const known = this.#lists.get(type);
    if (known) return known;
    const list = Object.freeze([...(this.#byType.get(type)?.values() ?? [])]);
    if (list.length > 0) this.#lists.set(type, list);
    return list;
  }

  ofGroup(id: string): readonly StoredDocument[] {
    const members = this.#byGroup.get(id);
    return members ? [...members.values()] : NONE;
  }

  referencing(id: string, options?: { readonly strongOnly?: boolean }): readonly string[] {
    const referrers = [...(this.#referrers.get(id) ?? [])];
    return referrers.filter(([, strong]) => strong || !options?.strongOnly).map(([referrer]) => referrer);
  }

  /** Follows a commit that is on disk. Belongs to the writer; readers get this object as a `Reader`. */
  apply(changes: readonly DocumentChange[], sequence: number): void {
    for (const { before, after } of changes) {
      // Replacing in place keeps the order of lists stable, which makes query results reproducible.
      // Deleted and created anew in one transaction, a document may even have another type.
      if (before) this.#remove(before, after?._type === before._type);
      if (after) this.#add(after);
    }
    this.#list = undefined;
    this.#sequence = sequence;
  }

  #add(document: StoredDocument): void {
    this.#byId.set(document._id, document);
    put(this.#byType, document._type, document);
    put(this.#byGroup, publishedId(document._id), document);
    this.#lists.delete(document._type);
    for (const { to, strong } of referencesIn(document)) {
      const referrers = this.#referrers.get(to) ?? new Map<string, boolean>();
      referrers.set(document._id, strong || referrers.get(document._id) === true);
      this.#referrers.set(to, referrers);
    }
  }

  #remove(document: StoredDocument, keepsPlace: boolean): void {
    for (const { to } of referencesIn(document)) {
      const referrers = this.#referrers.get(to);
      referrers?.delete(document._id);
      if (referrers?.size === 0) this.#referrers.delete(to);
    }
    this.#lists.delete(document._type);
    if (keepsPlace) return;
    this.#byId.delete(document._id);
    take(this.#byType, document._type, document._id);
    take(this.#byGroup, publishedId(document._id), document._id);
  }
}

function put(index: Index, key: string, document: StoredDocument): void {
  const entries = index.get(key) ?? new Map<string, StoredDocument>();
  entries.set(document._id, document);
  index.set(key, entries);
}

function take(index: Index, key: string, id: string): void {
  const entries = index.get(key);
  entries?.delete(id);
  if (entries?.size === 0) index.delete(key);
}
