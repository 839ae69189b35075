/** What is inside of an archive in Sanity's export format, in a form in which two of them can be compared byte by byte. */
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { Parser } from 'tar';

/** Of a document, what says when and where it was written and not what it says; an import writes these anew. */
const OF_THE_PLACE = new Set(['_rev', '_updatedAt']);
/** Releases and asset documents are not written by Sanity's import but made by the new place, which dates them. */
const OF_THE_PLACE_WHERE_MADE = new Set([...OF_THE_PLACE, '_createdAt']);

/** By the name inside of the archive, without its outermost folder, which is named after the moment of the export. */
export async function filesIn(archive: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    const parser = new Parser();
    parser.on('entry', (entry) => {
      const chunks: Buffer[] = [];
      entry.on('data', (chunk: Buffer) => chunks.push(chunk));
      entry.on('end', () => {
        if (entry.type === 'File') files.set(entry.path.replace(/^[^/]+\//, ''), Buffer.concat(chunks));
      });
    });
    parser.on('end', resolve);
    parser.on('error', reject);
    createReadStream(archive).on('error', reject).pipe(parser);
  });
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The same files, with documents one per line in the order of their ids, names of fields in order, and without what
 * belongs to the place. All other files are as they are, byte for byte.
 */
export function canonical(files: ReadonlyMap<string, Buffer>): Map<string, string> {
  return new Map(
    [...files].map(([name, bytes]) => {
      if (extname(name) === '.ndjson') return [name, canonicalLines(bytes.toString())];
      if (name === 'assets.json') return [name, canonicalAssets(bytes.toString())];
      return [name, bytes.toString('base64')];
    }),
  );
}

function canonicalLines(text: string): string {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const document = JSON.parse(line) as Fields;
      return without(document._type === 'system.release' ? OF_THE_PLACE_WHERE_MADE : OF_THE_PLACE, document);
    })
    .toSorted((a, b) => (String(a._id) < String(b._id) ? -1 : 1))
    .map(inOrder)
    .join('\n');
}

/** What the archive says of each file: its name, its measures, its author. */
function canonicalAssets(text: string): string {
  const assets = JSON.parse(text) as Readonly<Record<string, Fields>>;
  const kept = Object.entries(assets).map(([id, fields]) => [id, without(OF_THE_PLACE_WHERE_MADE, fields)] as const);
  return inOrder(Object.fromEntries(kept));
}

type Fields = Readonly<Record<string, unknown>>;

function without(names: ReadonlySet<string>, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}

/** JSON with the names of each object's fields in order. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
