import type { DatabaseSync } from 'node:sqlite';

export interface Alias {
  readonly name: string;
  /** The dataset that it stands for; null while it stands for none. */
  readonly datasetName: string | null;
}

/** Names, written with a tilde before them, that stand for datasets. */
export interface AliasTable {
  list(): readonly Alias[];
  save(alias: Alias): void;
  remove(name: string): void;
}

const ALIAS = 'alias:';

/** Keeps them in the project's file. */
export function openAliasTable(database: DatabaseSync): AliasTable {
  const save = database.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)');
  const list = database.prepare('SELECT name, value FROM setting WHERE substr(name, 1, ?) = ? ORDER BY name');
  const remove = database.prepare('DELETE FROM setting WHERE name = ?');
  const read = (): readonly Alias[] =>
    list.all(ALIAS.length, ALIAS).map(({ name, value }) => {
      return { name: String(name).slice(ALIAS.length), datasetName: String(value) || null };
    });
  // Every request asks.
  let known = read();
  return {
    list: () => known,
    save({ name, datasetName }) {
      save.run(ALIAS + name, datasetName ?? '');
      known = read();
    },
    remove(name) {
      remove.run(ALIAS + name);
      known = read();
    },
  };
}
