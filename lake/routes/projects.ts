import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isMember } from '../caller.ts';
import { groupGrant, memberListGrant } from '../auth/callers.ts';
import { roleTitle } from '../config/roles.ts';
import { LakeError } from '../errors.ts';
import { noEmbeddings } from './datasets.ts';
import type { Context } from 'hono';
import type { Robots } from '../auth/robots.ts';
import type { Roles } from '../config/roles.ts';
import type { Lake } from '../lake.ts';

/** When the project came into being; hosted projects have a date here and nothing depends on it. */
const CREATED_AT = '2026-01-01T00:00:00Z';

/** What Studio asks about the project: name, members, datasets, and the rights it then applies in the browser. */
export function projectRoutes(lake: Lake, robots: Robots): Hono {
  const { projectId, roles, auth } = lake.config;
  const routes = new Hono();

  const onlyProject = createMiddleware(async (c, next) => {
    if (c.req.param('project') === projectId) return next();
    // This shape makes Studio say "project not found" instead of failing somewhere later.
    const message = `Project "${c.req.param('project')}" not found`;
    return c.json({ statusCode: 404, error: 'Not Found', message, attributes: { type: 'project' } }, 404);
  });
  routes.use('/projects/:project', onlyProject);
  routes.use('/projects/:project/*', onlyProject);

  /** Programs with grants of their own are none: nobody mentions them or gives them tasks. */
  const membersFor = (userId: string) => {
    const programs = robots.list().flatMap(({ id, role }) => (role === undefined ? [] : [{ id, roles: [role] }]));
    return [...lake.people.list(), ...programs].map((member) => ({
      id: member.id,
      role: member.roles[0],
      roles: member.roles.map((name) => ({ name, title: roleTitle(roles, name) })),
      isRobot: !('email' in member),
      isCurrentUser: member.id === userId,
    }));
  };

  const project = async (c: Context) => {
    const caller = await lake.callerOf(c.req.raw, null);
    return {
      id: projectId,
      displayName: auth.siteName,
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      metadata: {},
      ...(c.req.query('includeMembers') !== 'false' && {
        members: isMember(caller) ? membersFor(caller.userId) : [],
      }),
      createdAt: CREATED_AT,
    };
  };
  routes.get('/projects', async (c) => c.json([await project(c)]));
  routes.get('/projects/:project', async (c) => c.json(await project(c)));

  routes.get('/projects/:project/datasets/:dataset/acl', async (c) => {
    checkDataset(lake, c.req.param('dataset'));
    const { access } = lake.datasets.get(c.req.param('dataset'));
    const { grants } = await lake.callerOf(c.req.raw, access);
    return c.json(grants.filter((grant) => grant !== groupGrant && grant !== memberListGrant));
  });

  routes.get('/projects/:project/datasets/:dataset/settings/indexing', (c) => {
    checkDataset(lake, c.req.param('dataset'));
    return c.json({ settings: { maxFieldDepth: 20 } });
  });

  routes.get('/projects/:project/datasets/:dataset/settings/embeddings', (c) => {
    checkDataset(lake, c.req.param('dataset'));
    return c.json({ enabled: false, status: 'unavailable' });
  });
  routes.put('/projects/:project/datasets/:dataset/settings/embeddings', () => {
    throw noEmbeddings();
  });

  // An empty table hides the buttons that only make sense on the hosted service (invite, deploy).
  routes.get('/projects/:project/grants', (c) => c.json({}));
  routes.get('/projects/:project/user-applications', (c) => c.json([]));
  routes.get('/projects/:project/roles', (c) => c.json(rolesShown(roles)));
  routes.get('/projects/:project/new-content-release-allowed', (c) =>
    c.json({
      data: {
        orgActiveReleaseCount: 0,
        orgMeteredActiveReleaseCount: 0,
        orgActiveReleaseLimit: 1000,
        datasetReleaseLimit: 1000,
      },
    }),
  );
  return routes;
}

/** Every role is for people and programs. */
export function rolesShown(roles: Roles): readonly unknown[] {
  return Object.keys(roles).map((name) => ({ ...roleShown(roles, name), appliesToUsers: true, appliesToRobots: true }));
}

export function roleShown(roles: Roles, name: string): object {
  return { name, title: roleTitle(roles, name), description: roles[name]?.description ?? '' };
}

function checkDataset(lake: Lake, name: string): void {
  if (!lake.datasets.names().includes(name)) throw new LakeError(404, undefined, 'Dataset not found');
}
