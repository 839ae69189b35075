import { untilAnswered } from './lake-away/until-answered.ts';
import { createLakeFetch } from '../lake/browser/lake-fetch.ts';

type Fetch = typeof globalThis.fetch;

interface OwnNetworkOptions {
  /** Of the page: `https://clinica.example`. */
  readonly origin: string;
  readonly projectId: string;
}

/**
 * A `fetch` for Studio beside the lake. Studio 6.16 asks some things of Sanity's own hosts, without a switch: they are
 * answered here. The page's policy refuses all others, and the console says so.
 */
export function createOwnFetch(plainFetch: Fetch, options: OwnNetworkOptions): Fetch {
  const lakeFetch = untilAnswered(createLakeFetch(plainFetch));
  return (input, init) => {
    if (input instanceof Request) return plainFetch(input, init);
    const address = withoutProjectName(String(input), options);
    const answer = answerTo(address, options);
    return answer ? Promise.resolve(answer) : lakeFetch(address, init);
  };
}

/** The SDK inside Studio and the form of tasks put the project's name in front of the host, whatever Studio's client does. */
function withoutProjectName(address: string, { origin, projectId }: OwnNetworkOptions): string {
  const { host } = new URL(origin);
  return address.replace(`//${projectId}.${host}/`, `//${host}/`);
}

function answerTo(address: string, { origin, projectId }: OwnNetworkOptions): Response | undefined {
  const { hostname, pathname } = new URL(address, origin);
  // Whether there is a newer version: for whoever installs one, not for staff.
  if (hostname.endsWith('sanity-cdn.com') && pathname.startsWith('/v1/modules/')) return Response.json({});
  // Whether Sanity takes feedback. Without it, its entry in the menu stays away.
  if (hostname === 'api.sanity.io' && pathname.endsWith('/intake/feedback')) return new Response(null, { status: 404 });
  // Which Studios the hosting knows. One that it does not know has a mark of warning, which nobody here could clear.
  if (pathname.endsWith(`/projects/${projectId}/user-applications`)) {
    return Response.json([{ id: 'studio', projectId, urlType: 'external', appHost: `${origin}/studio` }]);
  }
  // Whether that Studio has schemas for Canvas, which this clinic does not use.
  return pathname === '/studio/static/create-manifest.json' ? new Response(null, { status: 404 }) : undefined;
}

/** Makes it the page's `fetch`, before Studio asks anything; its sockets go to the same host. */
export function installOwnNetwork(options: OwnNetworkOptions): void {
  globalThis.fetch = createOwnFetch(globalThis.fetch.bind(globalThis), options);
  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(withoutProjectName(address.toString(), options), protocols);
    }

    /** Presence says good-bye when a page is left, into a socket that the browser is closing already. */
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (this.readyState <= this.OPEN) super.send(data);
    }
  };
  document.addEventListener('click', leadToAccounts, { capture: true });
}

/** The project's page at sanity.io; here, the pages on which administrators give people access. */
function leadToAccounts({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="//www.sanity.io/manage/"]') : null;
  if (link) link.href = '/lake/accounts';
}
