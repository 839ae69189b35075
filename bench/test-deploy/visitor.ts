import { connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTls } from 'node:tls';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A browser somewhere in the world: HTTP/2 over TLS, trusting one authority, with the cookies it was given. */
export class Visitor {
  readonly #origin: string;
  readonly #port: number;
  readonly #authority: string;
  #cookies = new Map<string, string>();

  /** @param port where the machine's port 443 is reached on this one */
  constructor(domain: string, port: number, authority: string) {
    this.#origin = `https://${domain}`;
    this.#port = port;
    this.#authority = authority;
  }

  /** @throws Error when the certificate is not of the authority and for this name, or HTTP/2 is not spoken */
  async ask(path: string, body?: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const { hostname: servername } = new URL(this.#origin);
    const session = connect(this.#origin, {
      createConnection: () =>
        connectTls({ host: '127.0.0.1', port: this.#port, servername, ca: this.#authority, ALPNProtocols: ['h2'] }),
    });
    try {
      const refused = new Promise<never>((_done, fail) => session.once('error', fail));
      const sent = { ':path': path, ':method': body === undefined ? 'GET' : 'POST', cookie: this.#cookieHeader() };
      const stream = session.request({ ...sent, ...(body !== undefined && { origin: this.#origin }), ...headers });
      stream.end(body);
      const answered = new Promise<IncomingHttpHeaders>((done, fail) => {
        stream.once('response', done);
        stream.once('error', fail);
      });
      const received = await Promise.race([answered, refused]);
      let text = '';
      for await (const chunk of stream.setEncoding('utf8')) text += chunk;
      for (const cookie of received['set-cookie'] ?? []) this.#keep(cookie);
      return { status: Number(received[':status']), headers: received, text };
    } finally {
      session.destroy();
    }
  }

  /** Sends a form, and follows where that leads. */
  async send(path: string, fields: Readonly<Record<string, string>>): Promise<Reply> {
    const form = new URLSearchParams(fields);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await this.ask(path, form.toString(), type);
    const to = reply.headers.location;
    if (!to) return reply;
    const next = new URL(to, new URL(path, this.#origin));
    return await this.ask(next.pathname + next.search);
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    this.#cookies.set(name, value);
  }
}
