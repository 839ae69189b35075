import { Hono } from 'hono';
import { z } from 'zod';
import { LakeError } from '../errors.ts';
import { strangerBehind } from '../admission/client-address.ts';
import { createAnswerBudget, holdAnswer } from '../admission/memory-budget.ts';
import { perspectiveOf } from '../query/access/perspective.ts';
import { jsonBody } from './request-body.ts';
import { groqParams } from './request-params.ts';
import type { Context } from 'hono';
import type { MemoryBudget } from '../admission/memory-budget.ts';
import type { Lake } from '../lake.ts';
import type { QueryParams } from '../groq/parse.ts';
import type { ArraySelector } from '../query/source-map/content-source-map.ts';

const bodySchema = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).optional() });

/** Queries have at most 256 kB; the rest is for parameters, lists of ids for the most part. */
export const MAX_BYTES = 1024 * 1024;

/** What answers to strangers may hold together until they are read: a score of large ones. In memory it is five times as much. */
export const STRANGERS_CHARACTERS = 8 * 1024 * 1024;

/** What answers may hold of the memory until they are read. */
interface Budgets {
  readonly members: MemoryBudget;
  readonly strangers: MemoryBudget;
}

interface Question {
  readonly query: string;
  readonly params: QueryParams;
}

/** `GET` and `POST /data/query/<dataset>`; clients post what is too long for an address. */
export function queryRoutes(lake: Lake): Hono {
  const routes = new Hono();
  const budgets: Budgets = { members: createAnswerBudget(), strangers: createAnswerBudget(STRANGERS_CHARACTERS) };
  routes.get('/data/query/:dataset', (c) => answer(lake, c, fromAddress(c), budgets));
  routes.post('/data/query/:dataset', async (c) => answer(lake, c, await fromBody(c), budgets));
  return routes;
}

async function answer(lake: Lake, c: Context, { query, params }: Question, budgets: Budgets): Promise<Response> {
  const started = performance.now();
  const { queries, access } = lake.datasets.get(c.req.param('dataset') ?? '');
  const caller = await lake.callerOf(c.req.raw, access);
  const version = (c.req.param('version') ?? '').replace(/^v/, '');
  const perspective = perspectiveOf(c.req.query('perspective'), version, caller);
  const stranger = strangerBehind(c, caller);
  const { json, syncTags, sourceMapJson } = await queries.ask({
    query,
    params,
    perspective,
    caller,
    projectId: lake.config.projectId,
    sourceMap: selectorOf(c.req.query('resultSourceMap')),
    stranger: stranger && {
      client: stranger.network,
      spend: (ms) => lake.admission.spend(stranger, ms),
      signal: c.req.raw.signal,
    },
  });
  holdAnswer(stranger ? budgets.strangers : budgets.members, c, json.length + (sourceMapJson?.length ?? 0));
  const about = JSON.stringify({
    ...(c.req.query('returnQuery') !== 'false' && { query }),
    ms: Math.round(performance.now() - started),
    syncTags,
  });
  const sourceMap = sourceMapJson === undefined ? '' : `,"resultSourceMap":${sourceMapJson}`;
  return c.body(`{"result":${json},${about.slice(1, -1)}${sourceMap}}`, 200, { 'content-type': 'application/json' });
}

/** Clients that mark texts for click-to-edit ask for elements by key. */
function selectorOf(parameter: string | undefined): ArraySelector | undefined {
  if (parameter === 'withKeyArraySelector') return 'key';
  return parameter === 'true' ? 'index' : undefined;
}

function fromAddress(c: Context): Question {
  const { searchParams } = new URL(c.req.url);
  const query = searchParams.get('query');
  if (!query) throw new LakeError(400, 'httpBadRequest', 'The parameter "query" is missing.');
  return { query, params: groqParams(searchParams) };
}

async function fromBody(c: Context): Promise<Question> {
  const body = bodySchema.safeParse(await jsonBody(c.req.raw, MAX_BYTES));
  if (body.success) return { query: body.data.query, params: body.data.params ?? {} };
  throw new LakeError(400, 'httpBadRequest', 'The body needs "query", a text, and may have "params", an object.');
}
