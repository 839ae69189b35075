import { createHash } from 'node:crypto';
import { openClinicLake } from './testing.ts';
import { startServer } from '#lake/server.ts';
import { systemCaller } from '#lake/caller.ts';
import { CLINIC_ROLE_NAMES } from './roles.ts';
import type { TestLake } from '#lake/routes/testing.ts';
import type { RunningServer } from '#lake/server.ts';

/** Who asks, in the tests of rights. `form` may create messages and nothing else; `pages` reads one type of document. */
export const WHO = [...CLINIC_ROLE_NAMES, 'form', 'pages', 'visitor'] as const;
export type Who = (typeof WHO)[number];

/** One document of each kind that rights tell apart, by its id. */
export const KINDS = {
  published: 'page-a',
  draft: 'drafts.page-a',
  version: 'versions.spring.page-a',
  dotted: 'messages.m1',
  system: '_.releases.spring',
  asset: `image-${createHash('sha1').update('a').digest('hex')}-1x1-png`,
} as const;
export type Kind = keyof typeof KINDS;

const TYPES: Readonly<Record<Kind, string>> = {
  published: 'page',
  draft: 'page',
  version: 'page',
  dotted: 'message',
  system: 'system.release',
  asset: 'sanity.imageAsset',
};

/** Occurs in every document that is not for everyone: no answer to a visitor may contain it. */
export const SECRET = 'confidencial';

const FORM_GRANTS = [{ filter: '_type == "message" && _id in path("messages.**")', permissions: ['create'] }];
const PAGES_GRANTS = [{ filter: '_type == "page"', permissions: ['read', 'history'] }];

export interface AccessFixture {
  readonly lake: TestLake;
  readonly port: number;
  /** A request over the network; `path` follows the API version. A body makes it a POST. */
  ask(who: Who, path: string, body?: unknown, signal?: AbortSignal): Promise<Response>;
  send(who: Who, path: string, init: RequestInit): Promise<Response>;
  /** Does mutations as the lake itself. */
  write(...mutations: Parameters<TestLake['dataset']['transactor']['mutate']>[0]['mutations']): void;
  close(): Promise<void>;
}

/** Test support: a real server with one document of each kind, all of which point to `target`. */
export async function openAccessFixture(env: Readonly<Record<string, string>> = {}): Promise<AccessFixture> {
  const lake = openClinicLake(env);
  const running: RunningServer = await startServer(lake.app, { port: 0, host: '127.0.0.1' });
  const tokens: Partial<Record<Who, string>> = {
    form: lake.accounts.robots.create('form', FORM_GRANTS).token,
    pages: lake.accounts.robots.create('pages', PAGES_GRANTS).token,
  };
  for (const role of CLINIC_ROLE_NAMES) tokens[role] = lake.token(role);
  const write: AccessFixture['write'] = (...mutations) => {
    lake.dataset.transactor.mutate({ mutations, caller: systemCaller });
  };
  write({ create: { _id: 'target', _type: 'page', title: 'Alvo' } });
  for (const kind of Object.keys(KINDS) as Kind[]) write({ create: documentOf(kind) });
  const send: AccessFixture['send'] = (who, path, init) => {
    const headers = new Headers();
    if (tokens[who] !== undefined) headers.set('authorization', `Bearer ${tokens[who]}`);
    return fetch(`http://127.0.0.1:${running.port}/v2025-02-19${path}`, { ...init, headers });
  };
  return {
    lake,
    port: running.port,
    send,
    ask: (who, path, body, signal) =>
      send(who, path, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }),
    write,
    async close() {
      await running.close();
      lake.close();
    },
  };
}

export function documentOf(kind: Kind, id: string = KINDS[kind]): { _id: string; _type: string } {
  const open = kind === 'published' || kind === 'asset';
  return Object.assign(
    { _id: id, _type: TYPES[kind] },
    { note: open ? 'para todos' : SECRET, to: { _type: 'reference', _ref: 'target' }, slug: { current: kind } },
    kind === 'system' && { name: 'spring', state: 'active', metadata: { title: SECRET } },
  );
}
