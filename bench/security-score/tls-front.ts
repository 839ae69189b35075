import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createProxyServer } from 'http-proxy-3';
import { generate } from 'selfsigned';

/** A site behind HTTPS, as a server in front of it would show it. */
export interface TlsFront {
  /** `localhost:port`; plain HTTP on the same port is sent on to HTTPS. */
  readonly host: string;
  /** The certificate, which is its own authority. */
  readonly certificate: string;
  close(): Promise<void>;
}

/** First byte of a TLS connection. */
const HANDSHAKE = 0x16;

/** Puts HTTPS in front of a site, on a port of this machine that nobody uses. */
export async function openTlsFront(target: string): Promise<TlsFront> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const proxy = createProxyServer({ target, xfwd: true });
  proxy.on('error', (_error, _request, response) => response.destroy());
  const secure = createTlsServer({ key, cert }, (request, response) => proxy.web(request, response));
  const plain = createHttpServer((request, response) => {
    response.writeHead(301, { location: `https://${request.headers.host ?? ''}${request.url ?? '/'}` }).end();
  });

  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === HANDSHAKE ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  front.listen(0);
  await once(front, 'listening');
  return {
    host: `localhost:${(front.address() as AddressInfo).port}`,
    certificate: cert,
    async close() {
      for (const socket of sockets) socket.destroy();
      front.close();
      await once(front, 'close');
      proxy.close();
    },
  };
}
