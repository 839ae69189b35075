import { Hono } from 'hono';
import { isMember } from '../auth/reach.ts';
import { LakeError } from '../errors.ts';
import { commentsDataset } from '../project/comments-dataset.ts';
import type { Lake } from '../lake.ts';

/**
 * `POST /comments/<dataset>/setup`: makes the add-on dataset that holds comments and tasks about a dataset, the first time
 * a member needs it; afterwards it only says its name.
 */
export function commentRoutes(lake: Lake): Hono {
  return new Hono().post('/comments/:dataset/setup', async (c) => {
    const caller = await lake.callerOf(c.req.raw, null);
    if (!isMember(caller)) {
      throw new LakeError(caller.userId === null ? 401 : 403, undefined, 'Comments are for members of the project.');
    }
    const { name, access } = lake.datasets.get(c.req.param('dataset'));
    if (access.profile !== 'content') throw new LakeError(400, 'httpBadRequest', `"${name}" is an add-on itself.`);
    return c.json({ datasetName: commentsDataset(lake.datasets, name).name });
  });
}
