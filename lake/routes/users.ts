import { Hono } from 'hono';
import { z } from 'zod';
import { notAuthenticated } from '../auth/callers.ts';
import { isMember } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { roleShown } from './projects.ts';
import { jsonValue } from './request-body.ts';
import type { Access } from '../auth/access.ts';
import type { Language } from '../config/settings.ts';
import type { Lake } from '../lake.ts';

interface Profile {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  /** None for a program with grants of its own. */
  readonly roles: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Bytes in a request. */
const MAX_PREFERENCES = 1024 * 1024;
const preferencesSchema = z.array(z.object({ key: z.string().max(500), value: z.unknown() })).max(100);

/** Who the caller is, who others are, and the small settings Studio keeps per person. */
export function userRoutes(lake: Lake, { robots, preferences: stored }: Pick<Access, 'robots' | 'preferences'>): Hono {
  const routes = new Hono();
  const profileOf = (id: string): Profile | undefined => {
    if (id === 'system') return { ...SYSTEM, displayName: SYSTEM_NAME[lake.config.language] };
    const person = lake.people.find(id);
    if (person) return { ...person, displayName: person.name };
    const robot = robots.get(id);
    if (!robot) return undefined;
    const roles = robot.role === undefined ? [] : [robot.role];
    return { ...robot, roles, displayName: robot.label, email: '', updatedAt: robot.createdAt };
  };
  const signedIn = async (request: Request): Promise<string> => {
    const { userId } = await lake.callerOf(request, null);
    if (userId === null) throw notAuthenticated();
    return userId;
  };

  routes.get('/users/me', async (c) => {
    const profile = profileOf(await signedIn(c.req.raw));
    if (!profile) throw notAuthenticated();
    return c.json({
      id: profile.id,
      sanityUserId: profile.id,
      name: profile.displayName,
      email: profile.email,
      profileImage: null,
      role: profile.roles[0] ?? 'custom',
      roles: profile.roles.map((name) => roleShown(lake.config.roles, name)),
      provider: 'local',
      createdAt: profile.createdAt,
    });
  });

  routes.get('/users/me/keyvalue/:keys', async (c) =>
    c.json(stored.read(await signedIn(c.req.raw), c.req.param('keys').split(','))),
  );

  routes.put('/users/me/keyvalue', async (c) => {
    const userId = await signedIn(c.req.raw);
    const body = preferencesSchema.safeParse(await jsonValue(c.req.raw, MAX_PREFERENCES));
    if (!body.success) throw new LakeError(400, 'validationError', 'The body must be a list of {"key","value"}.');
    const preferences = body.data.map(({ key, value }) => ({ key, value }));
    stored.write(userId, preferences);
    return c.json(preferences);
  });

  routes.delete('/users/me/keyvalue/:key', async (c) => {
    stored.remove(await signedIn(c.req.raw), c.req.param('key'));
    return c.body(null, 204);
  });

  // Names and addresses of staff are for those who work with them. One id asks for an object, several for a list with gaps: the client's batching relies on the difference.
  routes.get('/users/:ids', async (c) => {
    const me = await signedIn(c.req.raw);
    const member = isMember(await lake.callerOf(c.req.raw, null));
    const found = c.req
      .param('ids')
      .split(',')
      .map((id) => (member || id === me ? publicProfile(profileOf(id)) : null));
    return c.json(found.length === 1 ? found[0] : found);
  });
  return routes;
}

function publicProfile(profile: Profile | undefined): unknown {
  if (!profile) return null;
  const { id, displayName, email, createdAt, updatedAt } = profile;
  return { id, sanityUserId: id, displayName, email, imageUrl: null, createdAt, updatedAt };
}

const SYSTEM_NAME: Readonly<Record<Language, string>> = { en: 'System', 'pt-BR': 'Sistema' };
/** Author of what the lake does by itself. */
const SYSTEM: Omit<Profile, 'displayName'> = {
  id: 'system',
  email: '',
  roles: ['administrator'],
  createdAt: '1970-01-01T00:00:00Z',
  updatedAt: '1970-01-01T00:00:00Z',
};
