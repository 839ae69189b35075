import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendToLake, withdrawInLake } from '#web/contact/send-to-lake.ts';
import { openAccounts } from '../lake/accounts/accounts.ts';
import { systemCaller } from '../lake/caller.ts';
import { openTestLake } from '../lake/routes/testing.ts';
import { type RunningServer, startServer } from '../lake/server.ts';
import { contactToken } from './robot-tokens.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'contact-token-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('makes one token that may create messages and have requests withdrawn, readable for the owner alone, and keeps it', () => {
  const token = contactToken(dataDir);
  expect(contactToken(dataDir)).toBe(token);
  expect(statSync(join(dataDir, 'site', 'contact-token')).mode & 0o777).toBe(0o600);
  const accounts = openAccounts(dataDir);
  const robots = accounts.robots.list();
  accounts.close();
  expect(robots).toHaveLength(1);
  expect(robots[0]).toMatchObject({
    role: undefined,
    grants: [{ permissions: ['create'] }, { permissions: ['update'] }],
  });
});

it('makes another when somebody revoked it', () => {
  const before = contactToken(dataDir);
  const accounts = openAccounts(dataDir);
  for (const { id } of accounts.robots.list()) accounts.robots.revoke(id);
  accounts.close();
  expect(contactToken(dataDir)).not.toBe(before);
});

it('U6: makes another, and ends the one before, when a version wants other rights', () => {
  const accounts = openAccounts(dataDir);
  const grants = [{ filter: '_type == "message"', permissions: ['create'] }] as const;
  const { token, robot } = accounts.robots.create('Formulário de contato', grants);
  writeFileSync(join(dataDir, 'site', 'contact-token'), token);
  expect(contactToken(dataDir)).not.toBe(token);
  expect(accounts.robots.get(robot.id)).toBeUndefined();
  accounts.close();
});

describe('with a real lake', () => {
  const lake = openTestLake();
  let running: RunningServer;
  let options: { lakeUrl: string; token: string };

  beforeAll(async () => {
    running = await startServer(lake.app, { port: 0, host: '127.0.0.1' });
    options = { lakeUrl: `http://127.0.0.1:${running.port}`, token: contactToken(lake.config.dataDir) };
  });
  afterAll(async () => {
    await running.close();
    lake.close();
  });

  const message = { _id: 'messages.a', _type: 'message', state: 'novo', name: 'Maria' } as const;
  const stored = (id = 'messages.a') => lake.dataset.reader.get(id);
  const mutate = (mutation: unknown) =>
    fetch(`${options.lakeUrl}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${options.token}` },
      body: JSON.stringify({ mutations: [mutation] }),
    });

  it('lets the form create a message, and leaves it as staff have it when the delivery is repeated', async () => {
    expect(await sendToLake(message, options)).toBe('done');
    lake.dataset.transactor.mutate({
      mutations: [{ patch: { id: 'messages.a', set: { state: 'respondido' } } }],
      caller: systemCaller,
    });
    expect(await sendToLake(message, options)).toBe('done');
    expect(stored()).toMatchObject({ name: 'Maria', state: 'respondido' });
    lake.dataset.transactor.mutate({ mutations: [{ delete: { id: 'messages.a' } }], caller: systemCaller });
    expect(await sendToLake(message, options)).toBe('done');
    expect(stored()).toBeUndefined();
  });

  it('lets the form neither read, change, replace nor delete one, nor create anything else', async () => {
    const kept = { ...message, _id: 'messages.b' };
    expect(await sendToLake(kept, options)).toBe('done');
    const read = await fetch(`${options.lakeUrl}/v2025-02-19/data/query/production?perspective=raw&query=*`, {
      headers: { authorization: `Bearer ${options.token}` },
    });
    expect(await read.text()).not.toContain('messages.b');
    const before = stored('messages.b');
    for (const mutation of [
      { patch: { id: 'messages.b', set: { name: 'outra' } } },
      { createOrReplace: { ...kept, name: 'outra' } },
      { delete: { id: 'messages.b' } },
      { create: kept },
      { create: { _id: 'page-b', _type: 'page' } },
      { create: { _id: 'page-c', _type: 'message' } },
    ]) {
      await mutate(mutation);
    }
    expect(stored('messages.b')).toEqual(before);
    expect(lake.dataset.reader.get('page-b') ?? lake.dataset.reader.get('page-c')).toBeUndefined();
  });

  it('U6: lets a request be withdrawn, once or twice, unless it is done; no message, and nothing that is not there', async () => {
    const request = { ...message, number: '0000-aaaa-bbbb' };
    const states = { novo: 'desistiu', confirmado: 'desistiu', feito: 'feito' } as const;
    for (const [state, after] of Object.entries(states)) {
      const id = `messages.${state}`;
      expect(await sendToLake({ ...request, _id: id }, options)).toBe('done');
      lake.dataset.transactor.mutate({ mutations: [{ patch: { id, set: { state } } }], caller: systemCaller });
      expect(await withdrawInLake(id, options)).toBe('done');
      expect(await withdrawInLake(id, options)).toBe('done');
      expect(stored(id)).toMatchObject({ name: 'Maria', state: after });
    }
    expect(await sendToLake({ ...message, _id: 'messages.plain' }, options)).toBe('done');
    expect(await withdrawInLake('messages.plain', options)).toBe('done');
    expect(stored('messages.plain')).toMatchObject({ state: 'novo' });
    expect(await withdrawInLake('messages.nobody', options)).toBe('done');
  });
});
