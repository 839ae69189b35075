import { LRUCache } from 'lru-cache';
import type { DatabaseSync } from 'node:sqlite';
import { freezeDeep } from './json-values.ts';
import type { Entry } from './entry.ts';
import type { StoredDocument } from './types.ts';

/** Keeps the documents that were read last. */
export class ParsedDocuments {
  readonly #read: (id: string) => StoredDocument;
  readonly #kept: LRUCache<string, StoredDocument>;

  constructor(read: (id: string) => StoredDocument, most: number, characters: number) {
    this.#read = read;
    this.#kept = new LRUCache({ max: most, maxSize: characters });
  }

  has(id: string): boolean {
    return this.#kept.has(id);
  }

  get({ id, size }: StoredEntry): StoredDocument {
    const known = this.#kept.get(id);
    if (known) return known;
    const document = this.#read(id);
    this.keep(document, size);
    return document;
  }

  keep(document: StoredDocument, size: number): void {
    this.#kept.set(document._id, document, { size: size + 1 });
  }

  forget(id: string): void {
    this.#kept.delete(id);
  }
}

export class StoredEntry implements Entry {
  readonly id: string;
  readonly group: string;
  readonly type: string;
  readonly size: number;
  readonly #parsed: ParsedDocuments;

  constructor(id: string, group: string, type: string, size: number, parsed: ParsedDocuments) {
    this.id = id;
    this.group = group;
    this.type = type;
    this.size = size;
    this.#parsed = parsed;
  }

  get unparsed(): number {
    return this.#parsed.has(this.id) ? 0 : this.size;
  }

  document(): StoredDocument {
    return this.#parsed.get(this);
  }
}

/** Reads documents from disk. @throws Error with what to do, when one cannot be read */
export function createDocumentReader(database: DatabaseSync): (id: string) => StoredDocument {
  const text = database.prepare('SELECT json FROM doc WHERE id = ?');
  return (id) => {
    const json = text.get(id)?.json;
    try {
      return freezeDeep(JSON.parse(String(json)) as StoredDocument);
    } catch (cause) {
      const file = database.location() ?? 'the database';
      throw new Error(`${file} is damaged: the document "${id}" cannot be read. Restore a backup: npm run restore.`, {
        cause,
      });
    }
  };
}
