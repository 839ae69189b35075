import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Stands between a front and the site: counts what the front asks for, and can keep an answer back. */
export interface ObservedSite {
  readonly port: number;
  /** Method and path of each request, in order. */
  readonly asked: string[];
  /** Keeps the next answer for this path back, from when the site has given it until `release`. */
  hold(path: string): { readonly held: Promise<void>; release(): void };
  close(): void;
}

/** Passes everything on to the site of this port, as it is; what the site does not answer ends without an answer. */
export async function observeSite(port: number, sitePort: number): Promise<ObservedSite> {
  const asked: string[] = [];
  const holds = new Map<string, { reached(): void; readonly released: Promise<void> }>();

  function pass(request: IncomingMessage, response: ServerResponse): void {
    asked.push(`${request.method} ${request.url}`);
    const { method, url: path, headers } = request;
    const onward = ask({ host: '127.0.0.1', port: sitePort, method, path, headers }, (answer) => {
      void answerWith(answer, request.url ?? '', response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  }

  async function answerWith(answer: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
    const body = await buffer(answer);
    const hold = holds.get(path);
    holds.delete(path);
    hold?.reached();
    await hold?.released;
    response.writeHead(answer.statusCode ?? 500, answer.rawHeaders).end(body);
  }

  const server = createServer(pass);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    port,
    asked,
    hold(path) {
      const held = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holds.set(path, { reached: held.resolve, released: released.promise });
      return { held: held.promise, release: released.resolve };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
