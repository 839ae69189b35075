import { createHmac } from 'node:crypto';
import { send, SendFailure } from '../outside/send.ts';
import type { Hook } from './hook-table.ts';
import type { Attempt, Message } from './message-table.ts';

interface Context {
  readonly projectId: string;
  readonly allowedHosts: readonly string[];
  readonly timeout: number;
}

/** Of an answer, for the delivery log. */
const LOGGED_BYTES = 4096;

/** Sends a message once and says how it went; never throws. */
export async function deliver(hook: Hook, message: Message, context: Context): Promise<Attempt> {
  const started = performance.now();
  const duration = () => Math.round(performance.now() - started);
  try {
    const { status, body } = await send({
      url: hook.url,
      method: hook.httpMethod,
      headers: headersOf(hook, message, context.projectId),
      body: message.payload,
      allowedHosts: context.allowedHosts,
      timeout: context.timeout,
      mostBytes: LOGGED_BYTES,
    });
    const failureReason = status >= 200 && status < 300 ? null : 'http';
    return { duration: duration(), resultCode: status, resultBody: body.toString('utf8'), failureReason };
  } catch (error) {
    const failure = error instanceof SendFailure ? error : new SendFailure('other', String(error));
    return { duration: duration(), resultCode: null, resultBody: failure.message, failureReason: failure.reason };
  }
}

function headersOf(hook: Hook, message: Message, projectId: string): Record<string, string> {
  return {
    'user-agent': 'Content Lake webhook',
    accept: '*/*',
    'content-type': 'application/json; charset=utf-8',
    ...hook.headers,
    ...(hook.secret !== null && { 'sanity-webhook-signature': signature(message.payload, hook.secret, Date.now()) }),
    'sanity-webhook-id': hook.id,
    'sanity-project-id': projectId,
    'sanity-dataset': message.dataset,
    'sanity-document-id': message.documentId,
    'sanity-transaction-id': message.transactionId,
    'sanity-transaction-time': message.transactionTime,
    'sanity-operation': message.operation,
    // The same for every attempt, so that a receiver can tell a repetition from news.
    'idempotency-key': message.id,
  };
}

/**
 * Sanity's signature header, as `@sanity/webhook` checks it.
 * @param timestamp milliseconds since 1970
 */
function signature(payload: string, secret: string, timestamp: number): string {
  const hash = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('base64url');
  return `t=${timestamp},v1=${hash}`;
}
