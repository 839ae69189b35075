import { Hono } from 'hono';
import { z } from 'zod';
import { clientAddress } from '../admission/client-address.ts';
import { isMember } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { jsonBody } from './request-body.ts';
import { commentsDataset } from '../project/open-project.ts';
import type { Context } from 'hono';
import type { Actor } from '../auth/audit.ts';
import type { Caller } from '../caller.ts';
import type { Lake } from '../lake.ts';
import type { DatasetInfo } from '../project/dataset-table.ts';

const settings = z.object({ aclMode: z.enum(['public', 'private']).default('public') });

/** One process serves one project, so clients may leave it out, as they do where the host name says it. */
const LIST = ['/datasets', '/projects/:project/datasets'];
const ONE = ['/datasets/:dataset', '/projects/:project/datasets/:dataset'];

/** `/projects/<id>/datasets`: which datasets there are; administrators make, change and remove them. */
export function datasetRoutes(lake: Lake): Hono {
  const routes = new Hono();

  routes.on('GET', LIST, async (c) => {
    const caller = await lake.callerOf(c.req.raw, null);
    const [profile, addonFor] = [c.req.query('datasetProfile') ?? 'content', c.req.query('addonFor')];
    const wanted = lake.datasets.list().filter((info) => info.profile === profile);
    // That there are comments, or a dataset that is not public, is nothing for strangers.
    const shown = isMember(caller)
      ? wanted
      : wanted.filter((info) => info.profile === 'content' && isOpen(info, caller));
    return c.json(shown.filter((info) => !addonFor || info.addonFor === addonFor).map(describe));
  });

  routes.on('PUT', ONE, async (c) => {
    await assertAdministrator(c, lake);
    const name = c.req.param('dataset') ?? '';
    const { aclMode } = await settingsIn(c);
    lake.datasets.create(name, { aclMode, profile: 'content' });
    return c.json({ datasetName: name, aclMode }, 201);
  });

  routes.on('PATCH', ONE, async (c) => {
    await assertAdministrator(c, lake);
    const name = c.req.param('dataset') ?? '';
    const { aclMode } = await settingsIn(c);
    lake.datasets.changeAclMode(name, aclMode);
    return c.json({ datasetName: name, aclMode });
  });

  routes.on('DELETE', ONE, async (c) => {
    await assertAdministrator(c, lake);
    await lake.datasets.remove(c.req.param('dataset') ?? '');
    return c.json({ deleted: true });
  });
  return routes;
}

/** The project's settings are for administrators. @throws LakeError 401, 403, or 404 for another project */
export async function assertAdministrator(c: Context, lake: Lake): Promise<Actor> {
  const { userId, roles } = await lake.callerOf(c.req.raw, null);
  if (userId === null) throw new LakeError(401, undefined, 'This needs a token.');
  if (!roles.includes('administrator')) throw new LakeError(403, undefined, 'This is for administrators.');
  const project = c.req.param('project') ?? lake.config.projectId;
  if (project !== lake.config.projectId) throw new LakeError(404, undefined, `Project "${project}" not found`);
  return { id: userId, address: clientAddress(c) };
}

export function noEmbeddings(): LakeError {
  return new LakeError(400, 'httpBadRequest', 'There are no embeddings in this lake: use text::query() to search.');
}

/** A body that clients leave out when there is nothing to say. */
export async function optionalBody(c: Context): Promise<Readonly<Record<string, unknown>>> {
  return c.req.header('content-length') === '0' ? {} : await jsonBody(c.req.raw);
}

async function settingsIn(c: Context): Promise<z.infer<typeof settings>> {
  const body = await optionalBody(c);
  if (body.embeddings) throw noEmbeddings();
  const result = settings.safeParse(body);
  if (result.success) return result.data;
  throw new LakeError(400, 'httpBadRequest', '"aclMode" must be "public" or "private".');
}

/** Programs with grants of their own may have some in any dataset with content. */
function isOpen({ aclMode }: DatasetInfo, { userId }: Caller): boolean {
  return aclMode === 'public' || userId !== null;
}

function describe({ name, aclMode, profile, addonFor, createdAt }: DatasetInfo): Record<string, unknown> {
  return { name, aclMode, datasetProfile: profile, ...(addonFor && { addonFor }), createdAt, tags: [] };
}

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
