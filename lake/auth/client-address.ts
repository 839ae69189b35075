import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const THIS_MACHINE = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;

/**
 * This machine: its own programs, or a proxy that does not say for whom it asks. The rest of 127.0.0.0/8 is nobody's default
 * and counts like every other address.
 */
export function isThisMachine(address: string): boolean {
  return THIS_MACHINE.test(address);
}

/**
 * Address of the person behind a request. A forwarding header is believed only when the request comes from a proxy on
 * this machine, and then from its right end: what a visitor wrote into it stands on the left.
 */
export function clientAddress(c: Context): string {
  const remote = remoteAddress(c);
  return addressBehind(remote, c.req.header('x-forwarded-for'));
}

/** The same for connections that are no requests: `remote` is the other end, `forwarded` the header. */
export function addressBehind(remote: string, forwarded: string | undefined): string {
  if (!isThisMachine(remote)) return remote;
  const named = (forwarded ?? '').split(',').map((address) => address.trim());
  return named.findLast((address) => address && !isThisMachine(address)) ?? remote;
}

function remoteAddress(c: Context): string {
  // Requests made in process (tests) have no socket.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1';
}
