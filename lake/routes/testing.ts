import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createAdmission } from '../admission/admission.ts';
import { createApp } from '../http.ts';
import { namesOf } from '../config/settings.ts';
import { withCorsOrigins } from '../auth/origins.ts';
import { createCallers } from '../auth/callers.ts';
import { scheduledBackups } from '../backup/scheduled-backups.ts';
import { readConfig } from '../config/config.ts';
import { hearTroubles } from '../machine-troubles.ts';
import { lostFiles } from '../project/lost-files.ts';
import { openProject } from '../project/open-project.ts';
import { openTestAccounts } from '../accounts/testing.ts';
import { administrator } from '../store/testing.ts';
import { createAccountMails } from '../accounts/mails/account-mails.ts';
import { authenticateByAccounts, peopleOf } from '../accounts/people.ts';
import type { Extension, LakeDefinition } from '../definition.ts';
import type { LoadedValidate } from '../transaction/validate.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { LakeConfig } from '../config/config.ts';
import type { Dataset } from '../dataset.ts';
import type { Lake } from '../lake.ts';

export interface Ask {
  /** Absent for an anonymous request. */
  readonly as?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Test support: a whole lake in a temporary folder, asked in process. */
export interface TestLake {
  readonly lake: Lake;
  readonly dataset: Dataset;
  readonly config: LakeConfig;
  readonly accounts: Accounts;
  readonly extension: Extension;
  readonly app: (request: Request) => Response | Promise<Response>;
  /** The same with the connection of a real server. */
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  /** Stands for the program that starts a lake. */
  readonly supervisor: EventEmitter;
  token(role: string): string;
  /** `path` follows the API version. A body makes it a POST. */
  ask(path: string, options?: Ask): Promise<Response>;
  close(): void;
}

/** A product's, with the hook that is loaded already. */
export type TestDefinition = Pick<LakeDefinition, 'roles' | 'erasedWith' | 'extend'> & {
  readonly validate?: LoadedValidate;
};

/**
 * Has no accounts at first, only robot tokens. Of a public dataset, below a site, and in Portuguese, unless `env` says
 * otherwise.
 */
export function openTestLake(
  env: Readonly<Record<string, string>> = {},
  { validate, ...definition }: TestDefinition = {},
): TestLake {
  const folder = mkdtempSync(join(tmpdir(), 'lake-test-'));
  const configured = readConfig(
    {
      LAKE_ACL_MODE: 'public',
      SITE_URL: 'http://localhost:3000',
      LAKE_LANGUAGE: 'pt-BR',
      LAKE_TIME_ZONE: 'America/Cuiaba',
      ...env,
      DATA_DIR: folder,
    },
    definition,
  );
  const logger = pino({ level: 'silent' });
  const { auth } = configured;
  const accounts = openTestAccounts(folder, Date.now, {
    names: namesOf(auth),
    idle: auth.idle,
    roles: configured.roles,
  });
  const config = withCorsOrigins(configured, accounts.corsOrigins);
  const project = openProject(config, (message, err) => logger.warn({ err }, message), validate);
  const { datasets, originals, signer, webhooks, erasure } = project;
  const dataset = datasets.get(config.dataset);
  const accountMails = createAccountMails(config, accounts, logger, (topic, about) =>
    extension.mails?.[topic]?.(about),
  );
  const supervisor = new EventEmitter();
  const lake: Lake = {
    config,
    datasets,
    originals,
    signer,
    webhooks,
    erasure,
    backups: scheduledBackups({ dataDir: folder, settings: config.backup, report: () => undefined }),
    admission: createAdmission(config.admission),
    lostFiles: lostFiles(folder, datasets),
    machineTroubles: hearTroubles(supervisor).present,
    audit: accounts.audit,
    people: peopleOf(accounts, accountMails),
    ...createCallers({
      roles: config.roles,
      robots: accounts.robots,
      authenticate: authenticateByAccounts(accounts, config),
    }),
    onRightsChange: (listener) => accounts.changes.subscribe(listener),
  };
  const extension = definition.extend?.(lake, () => undefined) ?? {};
  const app = createApp({ lake, accounts, accountMails, extension, logger });
  const tokens = new Map<string, string>();
  const token = (role: string) => {
    const known = tokens.get(role) ?? accounts.robots.create('test', role).token;
    tokens.set(role, known);
    return known;
  };
  return {
    lake,
    supervisor,
    dataset,
    config,
    accounts,
    extension,
    app: (request) => app.fetch(request),
    fetch: (request, env) => app.fetch(request, env ?? {}),
    token,
    async ask(path, { as, body, headers, signal } = {}) {
      return await app.fetch(
        new Request(`http://lake.test/v2025-02-19${path}`, {
          headers: { ...(as && { authorization: `Bearer ${token(as)}` }), ...headers },
          ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
          ...(signal && { signal }),
        }),
      );
    },
    close() {
      extension.close?.();
      project.close();
      accounts.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface ReceivedEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Record<string, unknown>;
}

/** Test support: reads an event stream event by event. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #text = '';

  constructor(response: Response) {
    if (!response.body) throw new Error('The response has no body.');
    this.#reader = response.body.getReader();
  }

  /** The next event; undefined when the stream has ended. */
  async next(): Promise<ReceivedEvent | undefined> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#text.slice(0, end).split('\n');
        this.#text = this.#text.slice(end + 2);
        const field = (name: string) => block.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        const [event, data] = [field('event'), field('data')];
        if (event !== undefined && data !== undefined) {
          return { event, id: field('id'), data: JSON.parse(data) as Record<string, unknown> };
        }
        continue;
      }
      const { done, value } = await this.#reader.read();
      if (done) return undefined;
      this.#text += this.#decoder.decode(value, { stream: true });
    }
  }

  async take(count: number): Promise<readonly ReceivedEvent[]> {
    const events: ReceivedEvent[] = [];
    while (events.length < count) {
      const event = await this.next();
      if (!event) break;
      events.push(event);
    }
    return events;
  }

  async close(): Promise<void> {
    await this.#reader.cancel();
  }
}

export const EDITS = 10_000;

/** What is read of a long story, below `/data/history/<dataset>/`. */
export const NEWEST_EVENTS = 'events/documents/drafts.a?limit=100';
export const NEWEST_TRANSACTIONS = 'transactions/a,drafts.a?limit=50&reverse=true&effectFormat=mendoza';

/** For tests and the benchmark: a lake with a document that was edited ten thousand times, each second time as a draft. */
export async function openLongHistory(): Promise<TestLake> {
  const lake = openTestLake();
  const { transactor } = lake.dataset;
  const text = 'Texto de uma página da clínica. '.repeat(30);
  for (const _id of ['a', 'drafts.a']) {
    transactor.mutate({ mutations: [{ create: { _id, _type: 'page', text } }], caller: administrator });
  }
  const edits = Array.from({ length: EDITS }, (_, n) => {
    const patch = { id: n % 2 === 0 ? 'a' : 'drafts.a', set: { title: `Título ${n}` } };
    return transactor.queued(() => transactor.mutate({ mutations: [{ patch }], caller: administrator }));
  });
  await Promise.all(edits);
  return lake;
}
