import { clientAddress } from '../../admission/client-address.ts';
import { isAllowedOrigin } from '../../auth/origins.ts';
import { pageResponse } from '../pages/html-page.ts';
import { agentText } from '../pages/session-list.ts';
import { formOf, linksFrom } from '../pages/visit.ts';
import { newTotpSecret } from '../totp.ts';
import { confirmPage, enrolPage, loginPage, newCodesPage } from './login-page.ts';
import { createTickets } from './tickets.ts';
import type { Context } from 'hono';
import type { AccountPages } from '../pages/visit.ts';
import type { User } from '../users.ts';
import type { Origin, SignInResult } from './sign-in.ts';

/** What somebody showed to get in, for the log. */
type LoginMethod = 'password' | 'password and code' | 'password and passkey' | 'passkey';

/** Where a login leads. */
export interface LoginEnd {
  /** Origin beside the lake's own that the last form may redirect to; browsers have to be told. */
  readonly formTarget: string;
  /** Makes the session, or what leads to it, of somebody who has shown everything that is asked for. */
  finish(user: User, method: LoginMethod): Response;
  /** What was done just before, in words. */
  readonly notice?: string | undefined;
}

/** Somebody who has typed the right password and has not shown a second factor yet. */
interface PendingLogin {
  readonly userId: string;
  /** `confirm`: show the second factor. `enrol`: set one up, because the role requires it. `done`: nothing but to go on. */
  readonly stage: 'confirm' | 'enrol' | 'done';
  /** When the account was last changed: what was typed before a new password counts no longer. */
  readonly userUpdatedAt: string;
}

/** A form on the way to the end of a login. */
interface Step {
  readonly c: Context;
  readonly end: LoginEnd;
  readonly field: (name: string) => string;
}

/** The same between two steps: who it is, and the id of the pending login. */
interface Between extends Step {
  readonly user: User;
  readonly id: string;
}

/** On the page that is shown next. */
interface Said {
  readonly error?: string;
  readonly status?: number;
}

const LIFETIME_MS = 10 * 60 * 1000;

/** Address and cookies that an attempt is counted by. */
export function originOf(c: Context): Origin {
  return { address: clientAddress(c), cookies: c.req.header('cookie') ?? null };
}

/** The steps of a login, whichever page it is typed on. All forms post to the address they are shown at. */
export function loginSteps({ accounts, ceremonies, config, devices, signIn, texts }: AccountPages) {
  const { audit, factors, recoveryCodes, totps, users } = accounts;
  const { login, problems } = texts;
  // The id stands in the page's form and nowhere else: no cookie carries it, so that no other page can send it and no page
  // can plant one. Only who knows a password makes one.
  const pendings = createTickets<PendingLogin>(LIFETIME_MS);
  const begin = ({ id, updatedAt }: User, stage: PendingLogin['stage']) =>
    pendings.issue({ userId: id, stage, userUpdatedAt: updatedAt });

  /** The first step: e-mail and password, or a passkey alone. */
  function showLogin(c: Context, end: LoginEnd, said: Said & { email?: string; notice?: string | undefined } = {}) {
    const { status = 200, ...rest } = said;
    const resetLink = linksFrom(c.req.path)('/reset');
    return pageResponse(
      c,
      loginPage(texts, { ...rest, resetLink, passkey: ceremonies.signIn() }),
      status,
      end.formTarget,
    );
  }

  function showConfirm({ c, end, user, id }: Between, { error, status = 200 }: Said = {}) {
    // The same page from its beginning, relative to itself.
    const here = `${c.req.path.split('/').at(-1) ?? ''}${new URL(c.req.url).search}`;
    const options = { factors: factors.factorsOf(user.id), passkey: ceremonies.signIn(user), error, here };
    return pageResponse(c, confirmPage(texts, id, options), status, end.formTarget);
  }

  function showEnrol({ c, end, user, id }: Between, said: Said & { secret?: string } = {}) {
    const { error, status = 200, secret = newTotpSecret() } = said;
    const options = { registration: ceremonies.registration(user), secret, email: user.email, error };
    return pageResponse(c, enrolPage(texts, id, options), status, end.formTarget);
  }

  /** The browser is known from now on, and the login is over. */
  function finish({ c, end }: Step, user: User, method: LoginMethod): Response {
    const isSecure = (c.req.header('origin') ?? end.formTarget).startsWith('https:');
    const cookie = devices.remember(c.req.header('cookie') ?? null, user.id, isSecure);
    c.header('Set-Cookie', cookie, { append: true });
    return end.finish(user, method);
  }

  function finishPending(step: Between, method: LoginMethod): Response {
    pendings.end(step.id);
    return finish(step, step.user, method);
  }

  function notSignedIn(c: Context, result: SignInResult, wrong: string): Said {
    if (result.kind !== 'blocked') return { error: wrong, status: 401 };
    c.header('Retry-After', String(result.seconds));
    return { error: texts.waitText(result.seconds), status: 429 };
  }

  async function passwordStep(step: Step) {
    const { c, end, field } = step;
    const email = field('email').trim();
    const result = await signIn.check(email, field('password'), originOf(c));
    if (result.kind !== 'signed in') return showLogin(c, end, { email, ...notSignedIn(c, result, login.wrong) });
    const { user } = result;
    if (factors.hasAny(user.id)) return showConfirm({ ...step, user, id: begin(user, 'confirm') });
    if (factors.isMissingFor(user)) return showEnrol({ ...step, user, id: begin(user, 'enrol') });
    return finish(step, user, 'password');
  }

  const verifyPasskey = ({ c, field }: Step, user?: User) =>
    ceremonies.verify(field('response'), c.req.header('origin') ?? '', user);

  async function passkeyStep(step: Step) {
    const passkey = await verifyPasskey(step);
    const user = passkey && users.get(passkey.userId);
    if (user?.active) return finish(step, user, 'passkey');
    return showLogin(step.c, step.end, { error: problems.passkey, status: 401 });
  }

  async function confirmStep(step: Between) {
    const { c, field, user } = step;
    if (field('step') === 'passkey') {
      if (await verifyPasskey(step, user)) return finishPending(step, 'password and passkey');
      return showConfirm(step, { error: problems.passkey, status: 401 });
    }
    const result = signIn.checkCode(user, field('code'), originOf(c));
    if (result.kind === 'signed in') return finishPending(step, 'password and code');
    return showConfirm(step, notSignedIn(c, result, problems.code));
  }

  async function enrolStep(step: Between) {
    const { c, end, field, user, id } = step;
    const actor = { id: user.id, address: clientAddress(c) };
    if (factors.hasAny(user.id)) {
      // Set up meanwhile, in another window or by somebody else: whoever has only the password does not replace it.
      pendings.end(id);
      return showConfirm({ ...step, id: begin(user, 'confirm') });
    }
    if (field('step') === 'enrol-passkey') {
      const name = agentText(texts, c.req.header('user-agent') ?? '');
      const passkey = await ceremonies.register(user, name, field('response'), c.req.header('origin') ?? '');
      if (!passkey) return showEnrol(step, { error: problems.passkey, status: 400 });
      audit.write('factor.passkey-added', actor, user.id, { name: passkey.name });
    } else {
      const secret = field('secret');
      if (!totps.enrol(user.id, secret, field('code'))) {
        return showEnrol(step, { error: problems.code, status: 400, secret });
      }
      audit.write('factor.app-added', actor, user.id);
    }
    pendings.end(id);
    const page = newCodesPage(texts, begin(user, 'done'), recoveryCodes.renew(user.id));
    return pageResponse(c, page, 200, end.formTarget);
  }

  return {
    show: (c: Context, end: LoginEnd) => showLogin(c, end, { notice: end.notice }),
    /** Takes a step. Between the steps only the form knows which login it is. */
    async next(c: Context, end: LoginEnd): Promise<Response> {
      const origin = c.req.header('origin');
      // A foreign page could sign somebody in under an account of its own, and read along.
      if (origin !== undefined && !isAllowedOrigin(origin, c.req.raw.headers, config)) {
        return showLogin(c, end, { error: login.strange, status: 403 });
      }
      const form = await formOf(c);
      const step = { c, end, field: (name: string) => form.get(name) ?? '' };
      if (step.field('step') === '') return passwordStep(step);
      if (step.field('step') === 'passkey' && !form.has('pending')) return passkeyStep(step);

      const id = step.field('pending');
      const pending = pendings.find(id);
      const user = pending && users.get(pending.userId);
      if (!pending || !user?.active || user.updatedAt !== pending.userUpdatedAt) {
        return showLogin(c, end, { error: login.late, status: 401 });
      }
      const between = { ...step, user, id };
      if (pending.stage === 'confirm') return confirmStep(between);
      if (pending.stage === 'enrol') return enrolStep(between);
      return finishPending(between, 'password');
    },
  };
}
