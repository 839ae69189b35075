import { isIPv6 } from 'node:net';
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

/**
 * The network an address belongs to, for limits that count by address: an IPv4 address itself, or the /64 of an IPv6 one,
 * within which everybody has as many addresses as they like.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const behind = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0');
  const whole = [...groups, ...zeros, ...behind].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${whole.join(':')}::/64`;
}

/** Somebody whom the lake does not know. All that tells one from another is the network. */
export interface Stranger {
  /** See `networkOf`. */
  readonly network: string;
  /**
   * Whether it stands for any number of people: a proxy on this machine that does not say for whom it asks. Only what
   * counts for all strangers together applies to it.
   */
  readonly isMany: boolean;
}

/** @param address of the person, not of a proxy that says for whom it asks; see `clientAddress` */
export function strangerAt(address: string): Stranger {
  return { network: networkOf(address), isMany: isThisMachine(address) };
}

/** Who has to be measured; undefined for somebody who is known. */
export function strangerBehind(c: Context, { userId }: { readonly userId: string | null }): Stranger | undefined {
  return userId === null ? strangerAt(clientAddress(c)) : undefined;
}
