/** Searches the documents of one backup, in a process of its own. */
import { mkdir, rm } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { fold } from '../store/index/words.ts';
import { openReadOnly } from '../store/database.ts';
import { publishedId } from '../store/ids.ts';
import { parseJson } from '../store/json-values.ts';
import { assertRoom } from './assert-room.ts';
import { answerOrder } from './run-process.ts';
import type { StoredDocument } from '../store/types.ts';
import type { Found, SearchOrder, SearchReport } from './search-backup.ts';

const MOST_DOCUMENTS = 30;
const MOST_CHARACTERS = 2_000_000;

async function search(order: SearchOrder): Promise<SearchReport> {
  const { archive, dataDir, dataset, folder } = order;
  const path = `datasets/${dataset}.db`;
  try {
    await assertRoom(dataDir, [path], dirname(folder));
    await mkdir(folder, { mode: 0o700 });
    await pipeline(createReadStream(archive), extract({ cwd: folder, strict: true, filter: (name) => name === path }));
    return { ok: true, ...found(join(folder, path), order) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Read one after the other: all of them would not fit into the memory. */
function found(file: string, { words, fields }: SearchOrder): Found {
  const wanted = fold(words).toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, StoredDocument>();
  const database = openReadOnly(file);
  let left = MOST_CHARACTERS;
  let more = false;
  try {
    for (const { json } of database.prepare('SELECT json FROM doc ORDER BY id').iterate()) {
      const text = String(json);
      const document = parseJson(text) as StoredDocument;
      const id = publishedId(document._id);
      const isNamed = fields.some((field) => {
        const name = typeof document[field] === 'string' ? fold(document[field]).toLowerCase() : '';
        return wanted.every((word) => name.includes(word));
      });
      // Drafts come first, and what the site showed takes their place. Versions, messages and the lake's own have other dots.
      if (!isNamed || id.includes('.') || document._id.startsWith('versions.')) continue;
      left -= text.length;
      more = left < 0 || (groups.size === MOST_DOCUMENTS && !groups.has(id));
      if (more) break;
      groups.set(id, document);
    }
  } finally {
    database.close();
  }
  return { documents: [...groups.values()], more };
}

await answerOrder((order) => search(order as SearchOrder));
