import { strangerAt } from '../../admission/client-address.ts';
import { limitConcurrency } from '../../admission/limit-concurrency.ts';
import { createLoginLimit } from './login-limit.ts';
import type { Admission } from '../../admission/admission.ts';
import type { Accounts } from '../accounts.ts';
import type { DeviceCookies } from '../device-cookie.ts';
import type { Attempt } from './login-limit.ts';
import type { User } from '../users.ts';

export type SignInResult =
  | { readonly kind: 'signed in'; readonly user: User }
  /** The password is wrong, or there is no such account, or it is disabled: nobody is told which. */
  | { readonly kind: 'wrong' }
  /** Too many attempts; `seconds` until the next one. */
  | { readonly kind: 'blocked'; readonly seconds: number };

/** Where an attempt comes from. */
export interface Origin {
  readonly address: string;
  /** The request's own, which may name a browser that is known. */
  readonly cookies: string | null;
}

/** Hashing a password takes 32 MB: more of them at the same time is an attack on the memory, not staff at work. */
const MAX_AT_ONCE = 8;
/**
 * Of these, browsers that nobody has signed in from before: the rest is kept for those that are known. Theirs are hashed one
 * after the other.
 */
const MAX_UNKNOWN_AT_ONCE = 6;
const BUSY_SECONDS = 5;

/**
 * Checks passwords and codes, wherever they are typed: one limit and one log for all of them.
 * @param admission where hashing is paid for by those whom nobody has signed in as from that browser
 */
export function createSignIn(accounts: Accounts, devices: DeviceCookies, admission: Admission) {
  const limit = createLoginLimit();
  // By account alone: whoever gets as far as a code has typed the password, so no stranger locks anybody out here.
  const codeLimit = createLoginLimit(undefined, { perPair: 5, perNetwork: Infinity });
  const { users, audit, totps, recoveryCodes } = accounts;
  let running = 0;
  const oneStranger = limitConcurrency({
    parallel: 1,
    maxWaiting: MAX_UNKNOWN_AT_ONCE,
    busy: 'Too many people sign in.',
  });

  const attemptOf = (user: User | undefined, account: string, { address, cookies }: Origin): Attempt => ({
    address,
    account,
    device: user && devices.deviceOf(cookies, user.id),
  });

  return {
    async check(email: string, password: string, origin: Origin): Promise<SignInResult> {
      const { address } = origin;
      const attempt = attemptOf(users.findByEmail(email), email, origin);
      const seconds = limit.waitFor(attempt);
      if (seconds > 0) {
        if (limit.isNews(attempt)) audit.write('login.blocked', { id: '', address }, email);
        return { kind: 'blocked', seconds };
      }
      const places = attempt.device === undefined ? MAX_UNKNOWN_AT_ONCE : MAX_AT_ONCE;
      if (running >= places) return { kind: 'blocked', seconds: BUSY_SECONDS };
      // A browser that is known is nobody's stranger: others on its network must not keep its owner out.
      const stranger = attempt.device === undefined ? strangerAt(address) : undefined;
      const wait = stranger ? admission.waitFor(stranger) : 0;
      if (wait > 0) return { kind: 'blocked', seconds: wait };
      limit.attempted(attempt);
      running += 1;
      try {
        const verify = () => admission.runBeside(stranger, () => users.verify(email, password));
        const user = await (stranger ? oneStranger(verify) : verify());
        if (!user) {
          audit.write('login.failed', { id: '', address }, email);
          return { kind: 'wrong' };
        }
        limit.succeeded(attempt);
        return { kind: 'signed in', user };
      } finally {
        running -= 1;
      }
    },
    /** A code of the second step: of the app, or one of those on paper. */
    checkCode(user: User, code: string, origin: Origin): SignInResult {
      const { address } = origin;
      const attempt = attemptOf(user, user.id, { address: '', cookies: origin.cookies });
      const seconds = codeLimit.waitFor(attempt);
      if (seconds > 0) {
        if (codeLimit.isNews(attempt)) audit.write('login.blocked', { id: user.id, address }, user.id);
        return { kind: 'blocked', seconds };
      }
      codeLimit.attempted(attempt);
      const isRecovery = !totps.verify(user.id, code);
      if (isRecovery && !recoveryCodes.use(user.id, code)) {
        audit.write('factor.failed', { id: user.id, address }, user.id);
        return { kind: 'wrong' };
      }
      if (isRecovery) audit.write('factor.code-used', { id: user.id, address }, user.id);
      codeLimit.succeeded(attempt);
      return { kind: 'signed in', user };
    },
  };
}
