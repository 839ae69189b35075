const HERE = 'http://this.site';

/**
 * A path of this site out of an address that a link brought along; `/` in place of anything that leads elsewhere.
 * Browsers read more as another host than a glance finds: `//host`, `/\host`, a tab between two slashes, and `/.//host`,
 * of which two slashes are left when it is resolved.
 */
export function ownPath(given: string): string {
  if (!given.startsWith('/') || !URL.canParse(given, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(given, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return '/';
  return pathname + search + hash;
}
