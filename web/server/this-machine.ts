import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether a program on this machine asks for itself: what a server in front forwards names who it is for. */
export function isOfThisMachine({ headers, socket }: IncomingMessage): boolean {
  return headers['x-forwarded-for'] === undefined && LOOPBACK.test(socket.remoteAddress ?? '');
}
