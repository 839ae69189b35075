import { strangerAt } from '../admission/stranger.ts';
import { createLoginLimit } from './login-limit.ts';
import type { Admission } from '../admission/admission.ts';
import type { Accounts } from './accounts.ts';
import type { User } from './users.ts';

export type SignInResult =
  | { readonly kind: 'signed in'; readonly user: User }
  /** The password is wrong, or there is no such account, or it is disabled: nobody is told which. */
  | { readonly kind: 'wrong' }
  /** Too many attempts; `seconds` until the next one. */
  | { readonly kind: 'blocked'; readonly seconds: number };

/** Checks passwords, wherever they are typed: one limit and one log for all of them. */
export interface SignIn {
  check(email: string, password: string, address: string): Promise<SignInResult>;
}

/** Hashing a password takes 32 MB: more of them at the same time is an attack on the memory, not staff at work. */
const MAX_AT_ONCE = 8;
const BUSY_SECONDS = 5;

export function createSignIn(accounts: Accounts, admission: Admission, now?: () => number): SignIn {
  const limit = createLoginLimit(now);
  const { users, audit } = accounts;
  let running = 0;
  return {
    async check(email, password, address) {
      const seconds = limit.waitFor(address, email);
      if (seconds > 0) {
        if (limit.isNews(address, email)) audit.write('login.blocked', { id: '', address }, email);
        return { kind: 'blocked', seconds };
      }
      const stranger = strangerAt(address);
      const wait = admission.waitFor(stranger);
      if (wait > 0) return { kind: 'blocked', seconds: wait };
      if (running >= MAX_AT_ONCE) return { kind: 'blocked', seconds: BUSY_SECONDS };
      limit.attempted(address, email);
      running += 1;
      try {
        const user = await admission.beside(stranger, () => users.verify(email, password));
        if (!user) {
          audit.write('login.failed', { id: '', address }, email);
          return { kind: 'wrong' };
        }
        limit.succeeded(address, email);
        return { kind: 'signed in', user };
      } finally {
        running -= 1;
      }
    },
  };
}

export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const count = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return `Muitas tentativas sem sucesso. Tente novamente em ${count}.`;
}
