import { LakeError } from '../errors.ts';
import { randomId } from '../store/random-id.ts';
import { readDefinition } from './webhook-schema.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { WebhookDefinition } from './webhook-schema.ts';

/** A registered webhook. */
export interface Hook extends WebhookDefinition {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Commits before this moment do not concern it: it was made, or switched on again, then. */
  readonly since: string;
}

export interface HookTable {
  /** The same objects until something changes. */
  list(): readonly Hook[];
  /** @throws LakeError 404 */
  get(id: string): Hook;
  /** @throws LakeError 400 for a definition that cannot be used. */
  create(definition: unknown): Hook;
  /** Changes the fields that are given. @throws LakeError 400 or 404 */
  change(id: string, changes: unknown): Hook;
  /** Removes it with its deliveries. @throws LakeError 404 */
  remove(id: string): void;
}

/** Kept in the project's database, so that the command line and a running lake see the same. */
export function openHookTable(database: DatabaseSync, now: () => string = () => new Date().toISOString()): HookTable {
  const all = database.prepare('SELECT * FROM hook ORDER BY created_at, id');
  const one = database.prepare('SELECT * FROM hook WHERE id = ?');
  const save = database.prepare('INSERT INTO hook VALUES (?, ?, ?, ?, ?)');
  const update = database.prepare('UPDATE hook SET definition = ?, updated_at = ?, since = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM hook WHERE id = ?');
  // Changes when another process has written, the command line for instance; reading it costs microseconds.
  const dataVersion = database.prepare('PRAGMA data_version');
  const version = () => Number(dataVersion.get()?.data_version);
  let cached: { readonly version: number; readonly hooks: readonly Hook[] } | undefined;

  function get(id: string): Hook {
    const row = one.get(id);
    if (!row) throw new LakeError(404, undefined, `Webhook "${id}" not found.`);
    return toHook(row);
  }

  return {
    get,
    list() {
      const present = version();
      if (cached?.version !== present) cached = { version: present, hooks: all.all().map(toHook) };
      return cached.hooks;
    },
    create(given) {
      const definition = readDefinition(given);
      const id = randomId();
      const time = now();
      cached = undefined;
      save.run(id, JSON.stringify(definition), time, time, time);
      return get(id);
    },
    change(id, changes) {
      const known = get(id);
      const definition = readDefinition(changes, known);
      const time = now();
      const wakes = known.isDisabledByUser && !definition.isDisabledByUser;
      cached = undefined;
      update.run(JSON.stringify(definition), time, wakes ? time : known.since, id);
      return get(id);
    },
    remove(id) {
      get(id);
      cached = undefined;
      remove.run(id);
    },
  };
}

function toHook(row: Record<string, unknown>): Hook {
  const definition = JSON.parse(String(row.definition)) as WebhookDefinition;
  return {
    ...definition,
    id: String(row.id),
    createdAt: String(row.created_at),
    updatedAt: String(row.updated_at),
    since: String(row.since),
  };
}
