import { LRUCache } from 'lru-cache';
import type { DatabaseSync } from 'node:sqlite';
import { freezeDeep } from './json-values.ts';
import type { Entry } from './entry.ts';
import type { StoredDocument } from './types.ts';

/** Reads documents from disk, and keeps those that were read last. */
export class ParsedDocuments {
  readonly textOf: (id: string) => string;
  readonly #database: DatabaseSync;
  readonly #kept: LRUCache<string, StoredDocument>;

  /** @param characters as JSON; in memory they take some ten times as many bytes */
  constructor(database: DatabaseSync, characters: number) {
    const text = database.prepare('SELECT json FROM doc WHERE id = ?');
    this.textOf = (id) => String(text.get(id)?.json);
    this.#database = database;
    this.#kept = new LRUCache({ maxSize: characters });
  }

  get(id: string): StoredDocument | undefined {
    return this.#kept.get(id);
  }

  /** @throws like `parseStored` */
  parse(id: string, text: string): StoredDocument {
    const document = parseStored(this.#database, id, text);
    this.#kept.set(id, document, { size: text.length });
    return document;
  }

  /** @param ids all of them when absent */
  forget(ids: Iterable<string> = [...this.#kept.keys()]): void {
    for (const id of ids) this.#kept.delete(id);
  }
}

/** @throws Error with what to do when the document cannot be read */
export function parseStored(database: DatabaseSync, id: string, text: string): StoredDocument {
  try {
    return freezeDeep(JSON.parse(text) as StoredDocument);
  } catch (cause) {
    const damaged = `${database.location() ?? 'The database'} is damaged: the document "${id}" cannot be read.`;
    throw new Error(`${damaged} Restore a backup (command: restore).`, { cause });
  }
}

export class StoredEntry implements Entry {
  readonly id: string;
  readonly group: string;
  readonly type: string;
  readonly #parsed: ParsedDocuments;
  /** Read, and not parsed yet. */
  #text: string | undefined;

  constructor(id: string, group: string, type: string, parsed: ParsedDocuments, text: string | undefined) {
    this.id = id;
    this.group = group;
    this.type = type;
    this.#parsed = parsed;
    this.#text = text;
  }

  get unparsed(): number {
    if (this.#parsed.get(this.id)) return 0;
    this.#text ??= this.#parsed.textOf(this.id);
    return this.#text.length;
  }

  document(): StoredDocument {
    const known = this.#parsed.get(this.id);
    if (known) return known;
    const text = this.#text ?? this.#parsed.textOf(this.id);
    this.#text = undefined;
    return this.#parsed.parse(this.id, text);
  }
}
