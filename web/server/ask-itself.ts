import { get, type Server } from 'node:http';

/** Header of what the site asks of itself: no visit. */
export const ASKED_BY_SITE = 'x-asked-by-site';
/** Milliseconds that a page may take. */
const TIMEOUT_MS = 20_000;

/**
 * Has this very process answer for a path, as it would a visitor: only a whole request makes a page. What is no page is not read: a
 * stream would not end.
 */
export async function askItself(server: Server, path: string): Promise<void> {
  const address = server.address();
  if (address === null || typeof address === 'string') return;
  await new Promise<void>((done) => {
    const asking = get({
      host: address.address,
      port: address.port,
      path,
      // With the coding that browsers want, which is then there for them.
      headers: { accept: 'text/html', 'accept-encoding': 'br', [ASKED_BY_SITE]: '1' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    asking.once('response', (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) asking.destroy();
      answer.resume().once('error', done).once('close', done);
    });
    asking.once('error', () => done());
  });
}
