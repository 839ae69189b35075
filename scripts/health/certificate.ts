import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';

const PATIENCE_MS = 10_000;
/** Part of its time that is left when a renewal is overdue: Caddy and certbot renew with a third left. */
const OVERDUE = 1 / 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Looks at the certificate that visitors are shown. What ends the encryption usually runs on this machine; where nothing
 * listens here it is somebody else's, and nothing is said.
 * @param port where it listens; by default the one of the address
 */
export async function certificateTrouble(
  siteUrl: string,
  port?: number,
  now = Date.now(),
): Promise<string | undefined> {
  const url = new URL(siteUrl);
  if (url.protocol !== 'https:') return undefined;
  const socket = await open(url.hostname, port ?? Number(url.port || 443));
  if (!socket) return undefined;
  const { valid_from: from, valid_to: until } = socket.getPeerCertificate();
  socket.destroy();
  const [begun, end] = [Date.parse(from), Date.parse(until)];
  if (now < end - (end - begun) * OVERDUE) return undefined;
  if (now > end) return `O certificado de ${url.hostname} venceu: os navegadores recusam o site.`;
  const days = Math.floor((end - now) / DAY_MS);
  return `O certificado de ${url.hostname} vence em ${days === 1 ? '1 dia' : `${days} dias`} e não foi renovado.`;
}

async function open(servername: string, port: number): Promise<TLSSocket | undefined> {
  // Whether browsers accept it is not the question: a machine may not know the authority of its own certificate.
  const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return socket;
  } catch {
    socket.destroy();
    return undefined;
  }
}
