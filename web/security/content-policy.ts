import { imageBase, project } from '../ui/project.ts';

/** The one foreign page that may be framed: a map, when a visitor asks for it. */
const MAPS = 'https://www.openstreetmap.org';

/** Hosts of a hosted project; none for the embedded lake, which is a path of the site. */
const hosted: readonly string[] = project.hostedApi
  ? [...new Set([project.hostedApi, imageBase].map((address) => new URL(address).origin))]
  : [];

/** Studio asks more of a hosted service: the API of all projects, its own project's, sockets, pictures. */
const service: readonly string[] = [
  ...new Set(hosted.map((origin) => origin.replace(/\/\/(?:[\w-]+\.)?api\./, '//*.'))),
];

/** Where the site's own code in the browser asks (web/live/http-client.ts), when that is not the site itself. */
const base = URL.parse(process.env.HTTP_BASE_URL ?? '');
const asked: readonly string[] = base ? [base.origin] : [];

/** Not by URL, which throws for some of what strangers ask for (`//%09/`). */
export function isStudioPath(url = '/'): boolean {
  return /^\/studio(?:[/?]|$)/.test(url);
}

const socketsOf = (origins: readonly string[]) => origins.map((origin) => origin.replace(/^http/, 'ws'));

/**
 * What pages of the site may load and do. Styles are inline by design (each page carries its own, and `style`
 * attributes hold measures); they can neither run nor, with every other source bound to this origin, call anybody.
 * @param scripts sources besides the site's own files, such as hashes of the inline scripts of one page
 */
export function sitePolicy(scripts: readonly string[] = []): string {
  return policyOf({
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    // `data:` is the blurred picture that stands in until the real one is there.
    'img-src': ["'self'", 'data:', ...hosted],
    // The font stands in the page (web/shell/page-font.tsx).
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...asked],
    'frame-src': [MAPS],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  });
}

/** What Studio may load and do: besides, pictures and texts it makes itself, and the site inside of it (Presentation). */
export function studioPolicy(scripts: readonly string[] = []): string {
  return policyOf({
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...service],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:', ...service],
    'connect-src': ["'self'", 'blob:', 'data:', ...service, ...socketsOf(service)],
    'frame-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
  });
}

function policyOf(sources: Readonly<Record<string, readonly string[]>>): string {
  const directives = {
    'default-src': ["'none'"],
    ...sources,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Presentation shows the site in a frame of Studio, which has the same origin.
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
