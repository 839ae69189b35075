import { Hono } from 'hono';
import { z } from 'zod';
import { newPublicId } from '../auth/secrets.ts';
import { eventStream } from '../events/sse.ts';
import { LakeError } from '../errors.ts';
import { assertAdministrator } from './datasets.ts';
import { jsonBody } from './request-body.ts';
import type { Lake } from '../lake.ts';

const bodySchema = z.object({
  targetDataset: z.string(),
  skipHistory: z.boolean().default(false),
  skipContentReleases: z.boolean().default(false),
});

interface Job {
  readonly id: string;
  readonly sourceDataset: string;
  readonly targetDataset: string;
  readonly withHistory: boolean;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  updatedAt: string;
  state: 'pending' | 'completed' | 'failed';
  message?: string;
}

/** Copies of datasets, as `sanity dataset copy` has them made, follows and lists them: those since the start. */
export function copyRoutes(lake: Lake): Hono {
  const jobs = new Map<string, { readonly job: Job; readonly done: Promise<void> }>();
  const routes = new Hono();

  routes.on('PUT', ['/datasets/:dataset/copy', '/projects/:project/datasets/:dataset/copy'], async (c) => {
    await assertAdministrator(c, lake);
    const body = bodySchema.safeParse(await jsonBody(c.req.raw));
    if (!body.success) throw new LakeError(400, 'httpBadRequest', 'The body needs "targetDataset".');
    const { targetDataset, skipHistory, skipContentReleases } = body.data;
    const sourceDataset = c.req.param('dataset');
    const copying = lake.datasets.copy(sourceDataset, targetDataset, {
      withHistory: !skipHistory,
      withReleases: !skipContentReleases,
    });
    const createdAt = new Date().toISOString();
    const job: Job = {
      id: newPublicId('j'),
      sourceDataset,
      targetDataset,
      withHistory: !skipHistory,
      createdAt,
      updatedAt: createdAt,
      state: 'pending',
    };
    const end = (how: Partial<Job>) => void Object.assign(job, how, { updatedAt: new Date().toISOString() });
    const done = copying.then(
      () => end({ state: 'completed' }),
      (error: unknown) => end({ state: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    jobs.set(job.id, { job, done });
    const message = `Copying "${sourceDataset}" to "${targetDataset}".`;
    return c.json({ datasetName: targetDataset, message, jobId: job.id });
  });

  routes.get('/projects/:project/datasets/copy', async (c) => {
    await assertAdministrator(c, lake);
    const [offset, limit] = [Number(c.req.query('offset') ?? 0), Number(c.req.query('limit') ?? 10)];
    const all = [...jobs.values()].map(({ job }) => job).toReversed();
    return c.json(all.slice(offset, offset + limit));
  });

  // The command line sends no token along: whoever knows the job's random name may hear how it ends.
  routes.get('/jobs/:job/listen', (c) => {
    const known = jobs.get(c.req.param('job'));
    return eventStream(c.req.raw, (sink) => {
      const end = (event: string, data: unknown) => {
        sink.send({ event, data });
        sink.end();
      };
      if (!known) end('channel_error', { message: 'There is no such job since the lake was started.' });
      void known?.done.then(() => end('job', known.job));
      return () => undefined;
    });
  });
  return routes;
}
