import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { ALIVE, storedName } from '../web/cache/keys.ts';
import { root } from './settings.ts';

/**
 * Whether an instance of this very build was running a moment ago, with the caches of REDIS_URL. It has heard every webhook
 * so far, so a further one takes over what is cached instead of throwing it away.
 */
export async function isCacheKept(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { connectTimeout: 1_000, reconnectStrategy: false } });
  // Without a listener it would end the process; connect() says the same.
  client.on('error', () => {});
  try {
    const buildId = readFileSync(join(root, 'web', process.env.SITE_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').trim();
    await client.connect();
    return (await client.exists(storedName(ALIVE, buildId))) === 1;
  } catch {
    return false;
  } finally {
    if (client.isOpen) client.destroy();
  }
}
