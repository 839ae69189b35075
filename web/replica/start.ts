import { AsyncLocalStorage } from 'node:async_hooks';
import { dirname, resolve } from 'node:path';
import { createClient } from '@sanity/client';
import { extractedSchema } from '#schemas/extracted-schema.ts';
import { NEXT_MOMENT_QUERY, PATHS_QUERY } from '#schemas/queries.ts';
import type { NEXT_MOMENT_QUERY_RESULT, PATHS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { placesIn } from '#schemas/documents/places.ts';
import { lakeClientOptions, project } from '#web/ui/project.ts';
import { Answers } from './answers.ts';
import { firstMoment, startContentClock } from './content-clock.ts';
import { earlierAddresses, removeEarlier } from './earlier-version.ts';
import { evaluate, parseQuery } from './evaluate.ts';
import { follow } from './follow.ts';
import { FormerPaths } from './former-paths.ts';
import { Replica } from './replica.ts';
import { keepSnapshot, readSnapshot } from './snapshot.ts';
import type { SiteContent } from './site-content.ts';

/** What visitors write is no content. */
const TYPES = extractedSchema.flatMap(({ type, name }) => (type === 'document' && name !== 'message' ? [name] : []));

/** Milliseconds after which everything is asked for anyway; a hosted project counts what it is asked. */
const ROUND_MS = 30_000;
const ROUND_HOSTED_MS = 15 * 60_000;

/** Milliseconds that a start waits for content; without any, pages say so. */
const PATIENCE_MS = 5_000;

/** Opens what was kept, and follows the Content Lake from now on. Resolves when there is content, or after a while. */
export async function startSiteContent(): Promise<SiteContent> {
  const file = resolve(process.env.DATA_DIR || './.data', 'site', 'replica.json');
  const name = `${project.hostedApi ?? ''}/${project.projectId}/${project.dataset}`;
  const kept = await readSnapshot(file, name);
  const replica = new Replica();
  const formerPaths = new FormerPaths(kept?.formerPaths ?? (await earlierAddresses(dirname(file))));
  const answers = new Answers(replica);
  if (kept) replica.replace(kept.documents);
  replica.onChange(() => formerPaths.record(placesNow(answers)));
  keepSnapshot(file, name, {
    replica,
    formerPaths: () => formerPaths.toJSON(),
    onWritten: () => removeEarlier(dirname(file)),
    warn: console.warn,
  });

  const token = process.env.READ_TOKEN;
  const client = createClient({ ...lakeClientOptions, perspective: 'raw', ...(token && { token }) });
  const loaded = new Promise<void>((done) => {
    if (kept) done();
    const stop = replica.onChange(() => {
      stop();
      done();
    });
    setTimeout(done, PATIENCE_MS);
  });
  const roundMs = project.hostedApi ? ROUND_HOSTED_MS : ROUND_MS;
  const following = follow({ replica, client, types: TYPES, log: console, roundMs });
  startContentClock({
    nextMoment(since) {
      const params = { since: new Date(since).toISOString() };
      const { result } = evaluate(parseQuery(NEXT_MOMENT_QUERY, params), params, replica.shelves);
      return firstMoment(result as NEXT_MOMENT_QUERY_RESULT, since);
    },
    refresh: () => replica.tellAll(),
  });
  await loaded;
  return {
    replica,
    answers,
    formerPaths,
    awayMs: () => following.awayMs(),
    answering: new AsyncLocalStorage(),
    pagesRendered: 0,
  };
}

function placesNow(answers: Answers) {
  return placesIn((answers.read(PATHS_QUERY).data as PATHS_QUERY_RESULT).documents);
}
