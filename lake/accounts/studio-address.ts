/** The Studio of a lake that stands below a site, as this product's does; undefined where the lake stands elsewhere. */
export function studioAddress(publicUrl: string): URL | undefined {
  const { origin, pathname } = new URL(publicUrl);
  return pathname === '/lake' ? new URL('/studio', origin) : undefined;
}
