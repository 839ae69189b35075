import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Stands between the lake and the site, and may lose webhooks in the worst way: it says that they arrived. */
export interface LossyReceiver {
  readonly url: string;
  loses: boolean;
  readonly lost: () => number;
  close(): void;
}

export async function openLossyReceiver(target: string): Promise<LossyReceiver> {
  let lost = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      if (receiver.loses) {
        lost += 1;
        response.end('{}');
        return;
      }
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        /^(sanity-|idempotency-|content-type)/.test(name) && typeof value === 'string' ? [[name, value] as const] : [],
      );
      const status = await fetch(target, { method: 'POST', headers: Object.fromEntries(headers), body }).then(
        (reply) => reply.status,
        () => 502,
      );
      response.writeHead(status).end();
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const receiver: LossyReceiver = {
    url: `http://127.0.0.1:${port}/`,
    loses: false,
    lost: () => lost,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
}
