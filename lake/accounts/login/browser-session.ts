import { clientAddress } from '../../admission/client-address.ts';
import { sessionCookie, sessionSetCookie } from '../session-cookie.ts';
import type { Context } from 'hono';
import type { NewSession } from '../sessions.ts';
import type { AccountPages } from '../pages/visit.ts';

/** Starts a session and notes it in the log. @param method what was shown to get in */
export function startSession(
  { accounts }: AccountPages,
  c: Context,
  userId: string,
  method: string,
  replaces?: string,
): NewSession {
  const [address, agent] = [clientAddress(c), c.req.header('user-agent') ?? ''];
  const session = accounts.sessions.start(userId, { address, agent, replaces });
  accounts.audit.write('login', { id: userId, address }, userId, { agent: agent.slice(0, 200), method });
  return session;
}

/** Ends the session of a token, if it is one, and notes it in the log. */
export function endSession(pages: AccountPages, c: Context, token: string): void {
  noteLogout(pages, c, token);
  pages.accounts.sessions.endByToken(token);
}

function noteLogout({ accounts }: AccountPages, c: Context, token: string): void {
  const session = accounts.sessions.find(token);
  if (!session || session.expired) return;
  accounts.audit.write('logout', { id: session.userId, address: clientAddress(c) }, session.userId);
}

/**
 * Signs somebody in on this browser, by a cookie. The session that it had before ends: its open streams would go on for
 * somebody who is not here any more.
 */
export function signInBrowser(pages: AccountPages, c: Context, userId: string, method: string): void {
  const before = sessionCookie(c.req.raw, pages.config);
  if (before !== undefined) noteLogout(pages, c, before);
  const session = startSession(pages, c, userId, method, before);
  c.header('Set-Cookie', sessionSetCookie(c.req.raw, pages.config, session), { append: true });
}

/** Ends the session of the cookie, if there is one that counts, and takes it away. */
export function signOutBrowser(pages: AccountPages, c: Context): void {
  const token = sessionCookie(c.req.raw, pages.config);
  if (token === undefined) return;
  endSession(pages, c, token);
  c.header('Set-Cookie', sessionSetCookie(c.req.raw, pages.config), { append: true });
}
