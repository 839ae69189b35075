import type { User } from '../users.ts';
import type { TestLake } from '../../routes/testing.ts';

/** Where the site stands that the lake belongs to; the only one whose pages it believes. */
export const SITE_ORIGIN = 'http://localhost:3000';

/** Of everybody whom `createPerson` makes. */
export const PASSWORD = 'uma senha longa';

/** Makes an account with an address of its own. */
export function createPerson(lake: TestLake, role = 'editor'): Promise<User> {
  const { users } = lake.accounts;
  const number = users.list().length + 1;
  return users.create({ email: `p${number}@example.com`, name: `Pessoa ${number}`, role, password: PASSWORD });
}

/** Test support: does what a browser does with the pages of accounts: keeps the cookie, sends the origin with forms, follows redirects. */
export class PageReader {
  readonly #lake: TestLake;
  cookie = '';
  /** What `data-…` and addresses are relative to. */
  path = '/accounts';
  status = 0;
  html = '';
  retryAfter: string | null = null;

  constructor(lake: TestLake) {
    this.#lake = lake;
  }

  async open(path: string): Promise<this> {
    return this.#go(path, { headers: { cookie: this.cookie } });
  }

  /** Sends a form of the page that is open, found by the end of its address, with what the page put into it. */
  async submit(action: string, fields: Record<string, string> = {}, change: { origin?: string } = {}): Promise<this> {
    const forms = [...this.html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head = '', content = '']) => ({
      to: /action="([^"]*)"/.exec(head)?.[1] ?? '',
      hidden: [...content.matchAll(/type="hidden" name="([^"]+)"[^>]*?value="([^"]*)"/g)],
    }));
    const found = forms.find(({ to }) => to.endsWith(action));
    if (!found) throw new Error(`There is no form for ${action}.`);
    const { to, hidden } = found;
    const body = new URLSearchParams({
      ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
      ...fields,
    });
    const path = new URL(to, `${SITE_ORIGIN}${this.path}`).pathname;
    const headers = { cookie: this.cookie, origin: change.origin ?? SITE_ORIGIN };
    return this.#go(path, { method: 'POST', body, headers });
  }

  #keep(cookie: string): void {
    const [name] = cookie.split('=');
    const others = this.cookie.split('; ').filter((other) => other !== '' && !other.startsWith(`${name}=`));
    this.cookie = [...others, cookie].join('; ');
  }

  async #go(path: string, init: RequestInit): Promise<this> {
    const reply = await this.#lake.app(new Request(`${SITE_ORIGIN}${path}`, init));
    for (const line of reply.headers.getSetCookie()) this.#keep(line.split(';')[0] ?? '');
    this.path = path.split('?')[0] ?? '';
    this.status = reply.status;
    this.retryAfter = reply.headers.get('retry-after');
    this.html = await reply.text();
    const location = reply.headers.get('location');
    if (location === null) return this;
    const next = new URL(location, `${SITE_ORIGIN}${path}`);
    return this.open(next.pathname + next.search);
  }
}
