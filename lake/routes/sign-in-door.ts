import { Hono } from 'hono';
import { notAuthenticated } from '../auth/callers.ts';
import type { OutsideAccounts } from '../auth/outside-accounts.ts';
import type { Lake } from '../lake.ts';

/** How people come in, for the routes of the lake. */
export interface SignInDoor {
  /** Studio's addresses for signing in (`/auth/…`), and whatever else stands below a version. */
  readonly versioned: readonly Hono[];
  /** Served at `/accounts`. */
  readonly pages?: Hono;
  /** The browser that sent these cookies, when somebody has signed in from it before. */
  readonly deviceOf?: (cookies: string | null) => string | undefined;
}

/** Sign-in of another system: Studio is sent there, and comes back with what its requests then prove. */
export function outsideDoor(lake: Lake, { login }: OutsideAccounts): SignInDoor {
  const routes = new Hono();
  routes.get('/auth/providers', (c) =>
    c.json({ providers: [{ name: 'local', ...login }], thirdPartyLogin: false, sso: { saml: false } }),
  );
  routes.get('/auth/id', async (c) => {
    const { userId: id } = await lake.callerOf(c.req.raw, null);
    if (id === null) throw notAuthenticated();
    return c.json({ id });
  });
  // The session is the other system's to end.
  routes.post('/auth/logout', (c) => c.body(null, 204));
  return { versioned: [routes] };
}
