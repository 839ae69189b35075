import type { IncomingMessage } from 'node:http';

/** The rest of 127.0.0.0/8 is nobody's default and counts like every other address. */
const THIS_MACHINE = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;

/**
 * Address of the person behind a request. The forwarding header is believed only when the request comes from a proxy on
 * this machine, and then from its right end: what a visitor wrote into it stands on the left.
 */
export function clientAddress(remote: string, forwarded: string | undefined): string {
  if (!THIS_MACHINE.test(remote)) return remote;
  const named = (forwarded ?? '').split(',').map((address) => address.trim());
  return named.findLast((address) => address && !THIS_MACHINE.test(address)) ?? remote;
}

/** Replaces the forwarding header by the one address that can be relied on; Next would leave whatever a visitor wrote. */
export function setClientAddress(request: IncomingMessage): void {
  const forwarded = request.headers['x-forwarded-for'];
  const header = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  request.headers['x-forwarded-for'] = clientAddress(request.socket.remoteAddress ?? '', header);
}

/**
 * What one household or one attacker has of the internet, for limits that count by address: an IPv4 address, or the first
 * half of an IPv6 one, of whose other half everybody has as many as they like.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
