import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Stands between two servers, such as a front and the site: counts what is asked for, and can keep an answer back. */
export interface ObservedSite {
  readonly port: number;
  /** Method and path of each request, in order. */
  readonly asked: string[];
  /** Keeps the next answer to such a request, as in `asked`, back: from when it was given until `release`. */
  hold(wanted: string | RegExp): { readonly held: Promise<void>; release(): void };
  close(): void;
}

interface Hold {
  readonly wanted: string | RegExp;
  reached(): void;
  readonly released: Promise<void>;
}

/** Passes everything on to the site of this port, as it is; what the site does not answer ends without an answer. */
export async function observeSite(port: number, sitePort: number): Promise<ObservedSite> {
  const asked: string[] = [];
  const holds = new Set<Hold>();

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const line = `${request.method} ${request.url}`;
    asked.push(line);
    const { method, url: path, headers } = request;
    const onward = ask({ host: '127.0.0.1', port: sitePort, method, path, headers }, (answer) => {
      void answerWith(answer, line, response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  }

  async function answerWith(answer: IncomingMessage, line: string, response: ServerResponse): Promise<void> {
    const body = await buffer(answer);
    const hold = [...holds].find(({ wanted }) => (typeof wanted === 'string' ? line === wanted : wanted.test(line)));
    if (hold) {
      holds.delete(hold);
      hold.reached();
      await hold.released;
    }
    response.writeHead(answer.statusCode ?? 500, answer.rawHeaders).end(body);
  }

  const server = createServer(pass);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    port,
    asked,
    hold(wanted) {
      const held = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holds.add({ wanted, reached: held.resolve, released: released.promise });
      return { held: held.promise, release: released.resolve };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
