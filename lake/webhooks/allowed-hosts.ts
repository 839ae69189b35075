/**
 * Whether the lake's administrator lets webhooks reach a host although it is not on the public internet. Entries are
 * `host`, `host:port` or `*`.
 */
export function isAllowedHost(url: URL, allowed: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return allowed.some((entry) => entry === '*' || entry === host || entry === `${host}:${port}` || entry === url.host);
}
