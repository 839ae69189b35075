import { connect, type IncomingHttpHeaders } from 'node:http2';
import { brotliDecompressSync } from 'node:zlib';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Unpacked where it came in Brotli. */
  readonly text: string;
}

type Headers = Readonly<Record<string, string>>;

/** A browser's one connection to a server, over HTTP/2 and TLS, and the next one when the server has ended it. */
export interface Http2Visitor {
  visit(path: string, headers?: Headers): Promise<Answer>;
  /** Posts something. */
  send(path: string, body: Buffer, headers?: Headers): Promise<Answer>;
  /** The first bytes of an answer that does not end. */
  listen(
    path: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly first: string }>;
  close(): void;
}

export function http2Visitor(url: string, certificate: string): Http2Visitor {
  let session = connect(url, { ca: certificate });

  function ask(path: string, headers: Headers, body?: Buffer) {
    if (session.closed || session.destroyed) session = connect(url, { ca: certificate });
    const stream = session.request({ ':path': path, ...headers, ...(body && { ':method': 'POST' }) });
    if (body) stream.end(body);
    const answered = new Promise<IncomingHttpHeaders>((done, fail) => {
      stream.once('response', done);
      stream.once('error', fail);
    });
    return { stream, answered };
  }

  async function whole({ stream, answered }: ReturnType<typeof ask>): Promise<Answer> {
    const headers = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const isPacked = headers['content-encoding'] === 'br' && body.length > 0;
    return {
      status: Number(headers[':status']),
      headers,
      text: (isPacked ? brotliDecompressSync(body) : body).toString(),
    };
  }

  return {
    visit: (path, headers = {}) => whole(ask(path, headers)),
    send: (path, body, headers = {}) => whole(ask(path, headers, body)),
    async listen(path, own = {}) {
      const { stream, answered } = ask(path, { accept: 'text/event-stream', ...own });
      const headers = await answered;
      const first = await new Promise<string>((done) => stream.once('data', (text: Buffer) => done(text.toString())));
      stream.close();
      return { status: Number(headers[':status']), first };
    },
    close: () => session.close(),
  };
}
