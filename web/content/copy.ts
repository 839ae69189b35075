import * as queries from '#schemas/queries.ts';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Reading, revisionOf, type QueryParams } from './reading.ts';
import { withoutDocuments } from './withhold.ts';

/** A reading that is kept. */
export interface Copy extends Reading<unknown> {
  /** The exact question it answers. */
  readonly shape: string;
}

/** Milliseconds. What is older is abandoned, also where another process has the writer's number by now. */
const LONGEST_WRITING = 60_000;

let counter = 0;

/** @returns undefined for anything but a copy */
export function copyIn(text: string | undefined): Copy | undefined {
  if (text === undefined) return undefined;
  try {
    const copy: unknown = JSON.parse(text);
    return isCopy(copy) ? copy : undefined;
  } catch {
    return undefined;
  }
}

function isCopy(value: unknown): value is Copy {
  if (typeof value !== 'object' || value === null) return false;
  return ['data', 'tags', 'revision', 'shape'].every((name) => name in value);
}

export async function readCopy(folder: string, name: string): Promise<Copy | undefined> {
  return copyIn(await readFile(join(folder, `${name}.json`), 'utf8').catch(() => undefined));
}

/** Build workers and the server share a folder: a reader must never see half a file. @throws Error of the disk */
export async function writeCopy(folder: string, name: string, copy: Copy): Promise<void> {
  const unfinished = join(folder, `${name}.${process.pid}.${(counter += 1)}.tmp`);
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, JSON.stringify(copy));
  await rename(unfinished, join(folder, `${name}.json`));
}

/** The names of the copies in a folder; none where there is no folder. */
export async function copiesIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter(isCopyFile).map((file) => file.slice(0, -'.json'.length));
}

/** Removes what nobody asks for: files that a process left half written, and those of a version with other names. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const file of (await filesIn(folder)).filter((name) => !isCopyFile(name))) {
    const path = join(folder, file);
    const written = await stat(path).catch(() => undefined);
    const isAbandoned = written && (hasNoWriter(file) || Date.now() - written.mtimeMs > LONGEST_WRITING);
    if (isAbandoned) await rm(path, { force: true });
  }
}

/** Whether the process that wrote an unfinished file is gone. */
function hasNoWriter(file: string): boolean {
  const pid = /\.(\d+)\.\d+\.tmp$/.exec(file)?.[1];
  if (pid === undefined) return false;
  try {
    return !process.kill(Number(pid), 0);
  } catch {
    return true;
  }
}

const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
const isCopyFile = (file: string) => /^[\w-]+\.[\w-]+\.json$/.test(file);

/** The ids of all documents in a value. */
export function idsIn(value: unknown, ids = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return ids;
  if ('_id' in value && typeof value._id === 'string') ids.add(value._id);
  for (const member of Object.values(value)) idsIn(member, ids);
  return ids;
}

/**
 * A copy without some documents, wherever they stand in it.
 * @returns the same copy where none of them is in it; undefined where it is of one of them
 */
export function without(copy: Copy, ids: ReadonlySet<string>): Copy | undefined {
  const data = withoutDocuments(copy.data, ids);
  if (data === copy.data) return copy;
  return data === null ? undefined : { ...copy, data, revision: revisionOf(data) };
}

/** Which copy a question's answer is kept as. */
export interface CopyName {
  /** The question as people speak of it, with its parameters: the same in every version of the site. */
  readonly name: string;
  /** The exact question. What another version of the site asked under the same name may lack what this one shows. */
  readonly shape: string;
}

const named = new Map<string, string>(Object.entries(queries).map(([name, query]) => [query, name]));

/** Questions that staff's content plays no part in (samples) have no name of their own: they are named by what they ask. */
export function copyName(query: string, params: QueryParams): CopyName {
  const shape = revisionOf(query);
  return { name: `${named.get(query) ?? shape}.${revisionOf(params)}`, shape };
}
