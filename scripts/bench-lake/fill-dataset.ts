import { join } from 'node:path';
import { openWritable } from '#lake/store/database.ts';
import { clinicDocuments } from './content.ts';

/** Writes documents into a new dataset's file as they would stand there, without the history of their making. */
export function fillDataset(dataDir: string, count: number): void {
  const database = openWritable(join(dataDir, 'datasets', 'production.db'));
  const insert = database.prepare('INSERT INTO doc (id, json) VALUES (?, ?)');
  database.exec('BEGIN');
  for (const document of clinicDocuments(count)) insert.run(document._id, JSON.stringify(document));
  database.exec('COMMIT');
  database.close();
}
