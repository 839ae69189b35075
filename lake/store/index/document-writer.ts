import type { DatabaseSync } from 'node:sqlite';
import { publishedId } from '../ids.ts';
import { linksIn } from '../references.ts';
import { hasSameTexts } from './terms.ts';
import { isSortOf, keyFor, parseSort } from './sort-keys.ts';
import type { StoredDocument } from '../types.ts';
import type { Sort } from './sort-keys.ts';

/** A document as it is from now on. */
interface DocumentWrite {
  readonly id: string;
  /** Absent when it is deleted. */
  readonly json: string | null;
  /** The states that are known already; the others are read. */
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

export type DocumentWriter = (write: DocumentWrite) => void;

const STRENGTHS = { named: 0, weak: 1, strong: 2 } as const;

/**
 * Writes current documents, with everything that finds them; their words are noted as unread, see `index-work.ts`. Belongs
 * inside a transaction.
 */
export function createDocumentWriter(database: DatabaseSync): DocumentWriter {
  const find = database.prepare('SELECT n FROM doc WHERE id = ?');
  const text = database.prepare('SELECT json FROM doc WHERE n = ?');
  const replace = database.prepare('UPDATE doc SET json = ? WHERE n = ?');
  const turn = database.prepare('UPDATE doc SET type = ?, slug = ? WHERE n = ?');
  const insert = database.prepare('INSERT INTO doc (id, grp, type, slug, json) VALUES (?, ?, ?, ?, ?) RETURNING n');
  const remove = database.prepare('DELETE FROM doc WHERE n = ?');
  const addLink = database.prepare('INSERT INTO ref (target, grp, id, type, strength) VALUES (?, ?, ?, ?, ?)');
  const removeLink = database.prepare('DELETE FROM ref WHERE target = ? AND grp = ? AND id = ?');
  const sorts = database.prepare('SELECT id, spec FROM asked');
  const addKey = database.prepare('INSERT OR IGNORE INTO sort (asked, value, grp, id, type) VALUES (?, ?, ?, ?, ?)');
  const removeKey = database.prepare('DELETE FROM sort WHERE asked = ? AND value = ? AND grp = ? AND id = ?');
  const toRead = database.prepare('INSERT OR IGNORE INTO unread (n) VALUES (?)');

  function writeRow(n: number | undefined, { id, json }: DocumentWrite, before: State, after: State): number {
    if (n === undefined) {
      const row = insert.get(id, publishedId(id), after.type, after.slug, json ?? '');
      return Number(row?.n);
    }
    if (json === null) remove.run(n);
    else {
      replace.run(json, n);
      if (after.type !== before.type || after.slug !== before.slug) turn.run(after.type, after.slug, n);
    }
    return n;
  }

  function writeLinks(id: string, before: State, after: State): void {
    const group = publishedId(id);
    const isKept = (target: string) =>
      before.type === after.type && before.links.get(target) === after.links.get(target);
    for (const target of before.links.keys()) if (!isKept(target)) removeLink.run(target, group, id);
    for (const [target, strength] of after.links) {
      if (!isKept(target)) addLink.run(target, group, id, after.type, strength);
    }
  }

  function writeKeys(id: string, before: State, after: State): void {
    const group = publishedId(id);
    for (const { id: asked, spec } of sorts.all()) {
      const sort = parseSort(String(spec));
      const [old, key] = [before.keyFor(sort), after.keyFor(sort)];
      if (old === key && before.type === after.type) continue;
      if (old !== undefined) removeKey.run(Number(asked), old, group, id);
      if (key !== undefined) addKey.run(Number(asked), key, group, id, after.type);
    }
  }

  return (write) => {
    const { id, json } = write;
    const stored = find.get(id);
    if (!stored && json === null) return;
    const known = stored && (write.before ?? parsed(String(text.get(stored.n ?? null)?.json)));
    const before = stateOf(known);
    const after = stateOf(json === null ? undefined : (write.after ?? parsed(json)));
    const n = writeRow(stored && Number(stored.n), write, before, after);
    writeLinks(id, before, after);
    writeKeys(id, before, after);
    if (json !== null && !(known && hasSameTexts(known, after.document))) toRead.run(n);
  };
}

function parsed(json: string): StoredDocument {
  return JSON.parse(json) as StoredDocument;
}

/** What the index holds for one state of a document; nothing for one that is not there. */
interface State {
  readonly document: StoredDocument | undefined;
  readonly type: string;
  readonly slug: string | null;
  readonly links: ReadonlyMap<string, number>;
  keyFor(sort: Sort): string | undefined;
}

function stateOf(document: StoredDocument | undefined): State {
  return {
    document,
    type: document?._type ?? '',
    slug: document ? slugOf(document) : null,
    links: document ? strengthsIn(document) : new Map(),
    keyFor: (sort) => (document && isSortOf(sort, document) ? keyFor(sort, document) : undefined),
  };
}

function slugOf({ slug }: StoredDocument): string | null {
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return null;
  return typeof slug.current === 'string' ? slug.current : null;
}

/** A document stands once for each target, with its strongest reference. */
function strengthsIn(document: StoredDocument): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { to, strength } of linksIn(document)) {
    found.set(to, Math.max(STRENGTHS[strength], found.get(to) ?? 0));
  }
  return found;
}
