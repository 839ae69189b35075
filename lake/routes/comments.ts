import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import type { Lake } from '../lake.ts';

/**
 * `POST /comments/<dataset>/setup`: makes the add-on dataset that holds comments and tasks about a dataset, the first time
 * a member needs it; afterwards it only says its name.
 */
export function commentRoutes(lake: Lake): Hono {
  return new Hono().post('/comments/:dataset/setup', async (c) => {
    const { userId } = await lake.callerOf(c.req.raw, null);
    if (userId === null) throw new LakeError(401, undefined, 'Comments are for members of the project.');
    const { name, access } = lake.datasets.get(c.req.param('dataset'));
    if (access.profile !== 'content') throw new LakeError(400, 'httpBadRequest', `"${name}" is an add-on itself.`);
    const known = lake.datasets.list().find((info) => info.profile === 'comments' && info.addonFor === name);
    if (known) return c.json({ datasetName: known.name });
    const addon = lake.datasets.create(`${name}-comments`, { aclMode: 'private', profile: 'comments' }, name);
    return c.json({ datasetName: addon.name });
  });
}
