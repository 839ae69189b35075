import { z } from 'zod';
import { newPublicId } from './secrets.ts';
import type { LakeConfig } from '../config/config.ts';
import type { AccountSettings } from './settings-table.ts';

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
