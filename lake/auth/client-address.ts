import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Address of the person behind a request. A forwarding header is believed only when the request comes from a proxy on
 * this machine, and then from its right end: what a visitor wrote into it stands on the left.
 */
export function clientAddress(c: Context): string {
  const remote = remoteAddress(c);
  if (!LOOPBACK.test(remote)) return remote;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return forwarded.findLast((address) => address && !LOOPBACK.test(address)) ?? remote;
}

function remoteAddress(c: Context): string {
  // Requests made in process (tests) have no socket.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1';
}
