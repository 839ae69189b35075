import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccounts } from '../accounts/accounts.ts';
import { systemCaller } from '../caller.ts';
import { readConfig } from '../config/config.ts';
import { openProject } from '../project/open-project.ts';
import { startReceiver } from '../webhooks/testing.ts';
import { webhookCommand } from './webhook.ts';
import type { WebhookOptions } from './webhook.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lake-cli-hooks-'));
  openAccounts(dataDir).close();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const webhook = (action: string, id?: string, options: Partial<WebhookOptions> = {}) =>
  webhookCommand(action, id, { dataDir, ...options });
const create = (options: Partial<WebhookOptions> = {}) => webhook('create', undefined, options);

test('a webhook is made, listed without its secret, switched off and on, and deleted', () => {
  const id = create({ name: 'Busca', url: 'https://example.com/x', secret: 's3cr3t', on: 'delete' });
  const line = (state: string) => `${id}  ${state}  *  delete  https://example.com/x  Busca`;
  expect(webhook('list')).toBe(line('on '));
  expect(webhook('disable', id)).toBe(line('off'));
  expect(webhook('enable', id)).toBe(line('on '));
  expect(webhook('log', id)).toBe('');
  expect(webhook('delete', id)).toBe(`Webhook ${id} is deleted.`);
  expect(webhook('list')).toBe('');
});

test('says what is missing or wrong', () => {
  const whole = { name: 'x', url: 'https://x.org' };
  expect(() => create()).toThrow('A webhook needs --name and --url.');
  expect(() => create({ ...whole, url: 'ftp://x' })).toThrow('"url"');
  expect(() => create({ ...whole, filter: '_type ==' })).toThrow('parse filter');
  expect(() => create({ ...whole, header: ['x'] })).toThrow('"Name: value"');
  expect(() => create({ ...whole, dataset: 'producton' })).toThrow('There is no dataset "producton". There are: ');
  expect(() => webhook('log', 'nobody')).toThrow('not found');
  expect(() => webhook('make')).toThrow('webhook create');
});

test('a lake that runs takes up a webhook made beside it, and its log can be read there', async () => {
  const receiver = await startReceiver();
  const project = openProject(readConfig({ DATA_DIR: dataDir, LAKE_WEBHOOK_HOSTS: '*' }), () => undefined);
  const id = create({ name: 'x', url: receiver.url, header: ['X-Key: a:b'] });
  const mutations = [{ create: { _id: 'a', _type: 'page' } }];
  project.datasets.get('production').transactor.mutate({ mutations, caller: systemCaller });
  const [request] = await receiver.until(1);
  expect(request?.headers['x-key']).toBe('a:b');
  while (webhook('log', id) === '') await new Promise((resolve) => setTimeout(resolve, 10));
  expect(webhook('log', id)).toMatch(/^\d{4}-\S+Z {2}delivered \(200\) {2}\d+ ms {2}\S+$/);
  project.close();
  await receiver.close();
});

test('the log says why a delivery failed that reached nobody', async () => {
  const project = openProject(readConfig({ DATA_DIR: dataDir }), () => undefined);
  const id = create({ name: 'x', url: 'http://localhost:9/', dataset: 'production' });
  const mutations = [{ create: { _id: 'a', _type: 'page' } }];
  project.datasets.get('production').transactor.mutate({ mutations, caller: systemCaller });
  while (webhook('log', id) === '') await new Promise((resolve) => setTimeout(resolve, 10));
  expect(webhook('log', id)).toContain(
    'failed ("localhost" is not on the public internet; list it in LAKE_WEBHOOK_HOSTS',
  );
  project.close();
});
