import type { IncomingMessage } from 'node:http';

/** The rest of 127.0.0.0/8 is nobody's default and counts like every other address. */
const THIS_MACHINE = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;

/**
 * Address of the person behind a request. The forwarding header is believed only when the request comes from a proxy on
 * this machine, and then from its right end: what a visitor wrote into it stands on the left.
 */
export function addressBehind(remote: string, forwarded: string | undefined): string {
  if (!THIS_MACHINE.test(remote)) return remote;
  const named = (forwarded ?? '').split(',').map((address) => address.trim());
  return named.findLast((address) => address && !THIS_MACHINE.test(address)) ?? remote;
}

/** Replaces the forwarding header by the one address that can be relied on; Next would leave whatever a visitor wrote. */
export function settleAddress(request: IncomingMessage): void {
  const forwarded = request.headers['x-forwarded-for'];
  const header = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  request.headers['x-forwarded-for'] = addressBehind(request.socket.remoteAddress ?? '', header);
}
