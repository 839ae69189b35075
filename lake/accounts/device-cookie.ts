import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';

export type DeviceCookies = ReturnType<typeof createDeviceCookies>;

const NAME = 'lakeDevice';
const ID_BYTES = 16;
/** Accounts that one browser is known for: a reception's computer is used by several people. */
const MAX_ACCOUNTS = 12;
/** Browsers keep no cookie for longer. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/**
 * A cookie says which accounts have signed in from this browser before: attempts from it have a count of their own, which
 * strangers cannot use up (OWASP, "Slow down online guessing attacks with device cookies"). It opens nothing by itself.
 */
export function createDeviceCookies(key: Buffer) {
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url');

  function read(header: string | null): readonly string[] {
    const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)\\.([\\w-]+)`).exec(header ?? '');
    const [, payload = '', given = ''] = value ?? [];
    const [a, b] = [Buffer.from(given), Buffer.from(sign(payload))];
    if (a.length !== b.length || !timingSafeEqual(a, b)) return [];
    return Buffer.from(payload, 'base64url').toString().split(' ');
  }

  return {
    /** The browser that sent the header, when some account has signed in from it. Costs a hash of a few hundred bytes. */
    idOf: (header: string | null) => read(header)[0],
    /** The browser that sent the header, when the account has signed in from it; its id is random and says nothing. */
    deviceOf(header: string | null, userId: string) {
      const [id, ...known] = read(header);
      return known.includes(userId) ? id : undefined;
    },
    /** `Set-Cookie` for a browser from which the account has just signed in; accounts that were known stay known. */
    remember(header: string | null, userId: string, secure: boolean) {
      const [id = randomBytes(ID_BYTES).toString('base64url'), ...known] = read(header);
      const accounts = [userId, ...known.filter((other) => other !== userId)].slice(0, MAX_ACCOUNTS);
      const payload = Buffer.from([id, ...accounts].join(' ')).toString('base64url');
      const options = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: MAX_AGE_SECONDS, secure } as const;
      return serialize(NAME, `${payload}.${sign(payload)}`, options);
    },
  };
}
