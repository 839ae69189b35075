import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Test support: a server that keeps what it is sent and answers with `status`, or never when that is 0. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  status: number;
  /** Resolves when this many requests have come. */
  until(count: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const receiver = { status: 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() });
      if (receiver.status > 0) response.writeHead(receiver.status, { location: '/elsewhere' }).end('thanks');
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    until: (count: number) =>
      new Promise<readonly Received[]>((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
