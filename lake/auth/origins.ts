import type { LakeConfig } from '../config.ts';

/**
 * Whether pages of this origin may call the lake with credentials: the origins in the configuration, and the host the
 * request was addressed to (behind the site's proxy that is `X-Forwarded-Host`, which a page cannot set).
 */
export function isAllowedOrigin(origin: string, headers: Headers, config: LakeConfig): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: normalized, host, protocol } = new URL(origin);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (config.allowedOrigins.includes(normalized)) return true;
  return host === headers.get('x-forwarded-host') || host === headers.get('host');
}
