const ORIGIN = 'http://this.site';

/**
 * A path of this site out of an address that a link brought along; `/` in place of anything that leads elsewhere.
 * Browsers read more as another host than a glance finds: `//host`, `/\host`, a tab between two slashes, and `/.//host`,
 * of which two slashes are left when it is resolved.
 */
export function sitePath(given: string): string {
  if (!given.startsWith('/') || !URL.canParse(given, ORIGIN)) return '/';
  const { origin, pathname, search, hash } = new URL(given, ORIGIN);
  if (origin !== ORIGIN || pathname.startsWith('//')) return '/';
  return pathname + search + hash;
}

/** A page in few words for somebody whose link does not open; it needs neither content nor styles. */
export function refusePreview(status: number, message: string): Response {
  const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Prévia indisponível</title>
<body style="font-family:sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem;line-height:1.5">
<h1>Prévia indisponível</h1><p>${message}</p><p><a href="/">Ir para o site</a></p>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(html, { status, headers });
}
