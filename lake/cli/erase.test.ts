import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../http.ts';
import { openAccounts } from '../accounts/accounts.ts';
import { systemCaller } from '../caller.ts';
import { readConfig } from '../config/config.ts';
import { leftIn } from '../erasure/testing.ts';
import { openLake } from '../open-lake.ts';
import { startServer } from '../server.ts';
import { eraseCommand } from './erase.ts';

const logger = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'lake-erase-'));
const config = readConfig({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openLake(config, logger, 'uma senha comprida');
const erase = (document: string, lakeUrl = 'http://127.0.0.1:9') => eraseCommand({ config, document, lakeUrl });

async function withLake(work: (lakeUrl: string) => Promise<void>): Promise<void> {
  const opened = await open();
  opened.lake.datasets.get('production').transactor.mutate({
    mutations: [{ create: { _id: 'drafts.a', _type: 'note', text: 'Clara Segredo' } }],
    caller: systemCaller,
  });
  const app = createApp({ ...opened, logger });
  const server = await startServer(app.fetch, { port: 0, host: '127.0.0.1' });
  try {
    await work(`http://127.0.0.1:${server.port}`);
  } finally {
    await server.close();
    opened.close();
  }
}

test('erases through the lake that is running, and leaves no token behind', async () => {
  await withLake(async (lakeUrl) => {
    expect(await erase('a', lakeUrl)).toContain('drafts.a');
    await expect(erase('a', lakeUrl)).rejects.toThrow('There is no document "a" in the dataset "production"');
    await expect(erase('a')).rejects.toThrow('none answers at http://127.0.0.1:9');
    expect(leftIn(folder, ['Clara Segredo'])).toEqual([]);
  });
  const accounts = openAccounts(folder);
  expect(accounts.robots.list()).toEqual([]);
  expect(accounts.audit.list().filter(({ event }) => event === 'document.erased')).toMatchObject([{ subject: 'a' }]);
  accounts.close();
});

test('erases while the lake is stopped', async () => {
  await withLake(async () => undefined);
  expect(leftIn(folder, ['Clara Segredo'])).not.toEqual([]);
  expect(await erase('drafts.a')).toMatch(/^Erased "a" from "production"\.\n.* drafts\.a\n/);
  expect(leftIn(folder, ['Clara Segredo'])).toEqual([]);
  await expect(erase('a')).rejects.toThrow('There is no document "a"');
});

test('says in plain words what is missing', async () => {
  await expect(erase('')).rejects.toThrow('--document ID');
  await expect(eraseCommand({ config, document: 'a', dataset: 'nowhere', lakeUrl: '' })).rejects.toThrow('"nowhere"');
  const empty = readConfig({ DATA_DIR: join(folder, 'nothing') });
  await expect(eraseCommand({ config: empty, document: 'a', lakeUrl: '' })).rejects.toThrow('There is no lake in');
});
