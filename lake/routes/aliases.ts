import { Hono } from 'hono';
import { z } from 'zod';
import { isMember } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { assertAdministrator, optionalBody } from './datasets.ts';
import type { Context } from 'hono';
import type { Lake } from '../lake.ts';
import type { Alias } from '../project/alias-table.ts';

const bodySchema = z.object({ datasetName: z.string().nullish() });

/** `/aliases`: names that stand for datasets, as `~name` in any address; administrators make, change and remove them. */
export function aliasRoutes(lake: Lake): Hono {
  const { datasets } = lake;
  const routes = new Hono();

  const need = (c: Context): Alias => {
    const name = c.req.param('alias') ?? '';
    const alias = datasets.aliases.list().find((one) => one.name === name);
    if (alias) return alias;
    throw new LakeError(404, undefined, `There is no alias "~${name}".`);
  };
  const save = (alias: Alias) => {
    datasets.saveAlias(alias);
    return { aliasName: alias.name, datasetName: alias.datasetName };
  };

  routes.get('/aliases', async (c) =>
    c.json(isMember(await lake.callerOf(c.req.raw, null)) ? datasets.aliases.list() : []),
  );

  routes.put('/aliases/:alias', async (c) => {
    await assertAdministrator(c, lake);
    const name = c.req.param('alias');
    if (datasets.aliases.list().some((one) => one.name === name)) {
      throw new LakeError(409, undefined, `The alias "~${name}" already exists.`);
    }
    return c.json(save({ name, datasetName: await datasetIn(c) }), 201);
  });

  routes.patch('/aliases/:alias', async (c) => {
    await assertAdministrator(c, lake);
    return c.json(save({ ...need(c), datasetName: await datasetIn(c) }));
  });

  routes.patch('/aliases/:alias/unlink', async (c) => {
    await assertAdministrator(c, lake);
    const alias = need(c);
    save({ ...alias, datasetName: null });
    // Of which it was taken, as the command line prints it.
    return c.json({ aliasName: alias.name, datasetName: alias.datasetName });
  });

  routes.delete('/aliases/:alias', async (c) => {
    await assertAdministrator(c, lake);
    const { name } = need(c);
    datasets.aliases.remove(name);
    return c.json({ aliasName: name, deleted: true });
  });
  return routes;
}

async function datasetIn(c: Context): Promise<string | null> {
  const result = bodySchema.safeParse(await optionalBody(c));
  if (result.success) return result.data.datasetName ?? null;
  throw new LakeError(400, 'httpBadRequest', '"datasetName" must be the name of a dataset.');
}
