import { z } from 'zod';
import { newPublicId } from './secrets.ts';
import type { LakeConfig } from '../config/config.ts';
import type { AccountSettings } from './settings-table.ts';

/**
 * Whether pages of this origin may call the lake with credentials: the origins in the configuration, and the host the
 * request was addressed to (behind the site's proxy that is `X-Forwarded-Host`, which a page cannot set). The host's own
 * pages count only under the scheme it is served with: a plain copy of an encrypted site can be anybody's.
 */
export function isAllowedOrigin(origin: string, headers: Headers, config: LakeConfig): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: normalized, host, protocol } = new URL(origin);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (config.allowedOrigins.includes(normalized)) return true;
  if (host !== headers.get('x-forwarded-host') && host !== headers.get('host')) return false;
  return protocol === 'https:' || !isEncrypted(headers, config);
}

/** Whether a page sent the request, or made a browser send it, that may not call the lake with credentials. */
export function isForeign(headers: Headers, config: LakeConfig): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return !isAllowedOrigin(origin, headers, config);
  // To open an address from a link is nobody's doing but the person's.
  const isOpened = headers.get('sec-fetch-mode') === 'navigate';
  return headers.get('sec-fetch-site') === 'cross-site' && !isOpened;
}

/**
 * Whether browsers reach the lake over HTTPS: as a proxy in front says, the configuration, or the page itself that sent the
 * request.
 */
export function isEncrypted(headers: Headers, config: LakeConfig): boolean {
  return isHttps(headers) || config.allowedOrigins.includes(`https://${ownHost(headers)}`);
}

/** Whether this very request was encrypted, as a proxy in front says, or the page that sent it. */
export function isHttps(headers: Headers): boolean {
  return schemeOf(headers) === 'https' || headers.get('origin') === `https://${ownHost(headers)}`;
}

/** Whether it is the lake's own origin, where cookies of it go along with every request of a page. */
export function isOwnOrigin({ host, origin }: URL, headers: Headers, config: LakeConfig): boolean {
  return host === ownHost(headers) || origin === new URL(config.publicUrl).origin;
}

function ownHost(headers: Headers): string | null {
  return headers.get('x-forwarded-host') ?? headers.get('host');
}

/** Scheme of the outermost connection; each proxy appends its own. */
function schemeOf(headers: Headers): string | undefined {
  return headers.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase() || undefined;
}

const originsSchema = z.array(
  z.object({ id: z.string(), origin: z.string(), allowCredentials: z.boolean(), createdAt: z.string() }),
);

/** An origin whose pages may call the lake: as signed-in people with `allowCredentials`, else as visitors. */
type CorsOrigin = z.infer<typeof originsSchema>[number];

/** Origins that administrators added to those of the configuration. */
export interface CorsOrigins {
  list(): readonly CorsOrigin[];
  add(origin: string, allowCredentials: boolean): CorsOrigin;
  remove(id: string): void;
}

const SETTING = 'cors-origins';

export function openCorsOrigins(settings: AccountSettings): CorsOrigins {
  // Every request asks; the lake is the only one that writes.
  let known: readonly CorsOrigin[] = originsSchema.parse(JSON.parse(settings.get(SETTING) ?? '[]'));
  const save = (origins: readonly CorsOrigin[]) => {
    settings.set(SETTING, JSON.stringify(origins));
    known = origins;
  };
  return {
    list: () => known,
    add(origin, allowCredentials) {
      const added = { id: newPublicId('o'), origin, allowCredentials, createdAt: new Date().toISOString() };
      save([...known, added]);
      return added;
    },
    remove: (id) => save(known.filter((one) => one.id !== id)),
  };
}

/** The configuration, with what was added to it as it is at any time. */
export function withCorsOrigins(config: LakeConfig, origins: CorsOrigins): LakeConfig {
  return {
    ...config,
    get allowedOrigins() {
      const added = origins.list().filter(({ allowCredentials }) => allowCredentials);
      return [...config.allowedOrigins, ...added.map(({ origin }) => origin)];
    },
  };
}
