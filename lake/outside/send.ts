import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress } from './private-address.ts';
import type { IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http';
import type { LookupFunction } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Its beginning, where it is longer than asked for. */
  readonly body: Buffer;
  readonly isWhole: boolean;
}

export type FailureReason = 'http' | 'network' | 'timeout' | 'other';

export class SendFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'SendFailure';
    this.reason = reason;
  }
}

export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Hosts that may be reached although they are private. */
  readonly allowedHosts: readonly string[];
  /** Milliseconds for the whole exchange. */
  readonly timeout: number;
  /** Bytes of the answer that are read. */
  readonly mostBytes: number;
}

/**
 * Sends one request to a host outside and reads the beginning of the answer. Redirects are not followed. The address is checked where the
 * connection is made, so a name that changes its mind between check and use gains nothing.
 * @throws SendFailure when there is no answer.
 */
export function send({ url, method, headers, body, allowedHosts, timeout, mostBytes }: Outgoing): Promise<Answer> {
  const target = new URL(url);
  const free = isAllowedHost(target, allowedHosts);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!free && isIP(host) !== 0 && isPrivateAddress(host)) return Promise.reject(forbidden(host));
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
    signal: AbortSignal.timeout(timeout),
    // No pooled connection: one that was opened for an allowed name could serve another.
    agent: false,
    ...(!free && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const request = target.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = request(target, options, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      beginningOf(response, mostBytes).then((read) => resolve({ status, headers: answered, ...read }), fail);
    });
    const fail = (error: unknown) => reject(toFailure(error));
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

/**
 * Whether the lake's administrator lets it reach a host although it is not on the public internet. Entries are
 * `host`, `host:port` or `*`.
 */
function isAllowedHost(url: URL, allowed: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return allowed.some((entry) => entry === '*' || entry === host || entry === `${host}:${port}` || entry === url.host);
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const secret = addresses.find(({ address }) => isPrivateAddress(address));
    if (secret) return callback(forbidden(hostname), []);
    const [first] = addresses;
    if (options.all) return callback(null, addresses);
    return callback(null, first?.address ?? '', first?.family);
  });
};

function forbidden(host: string): SendFailure {
  const help = 'list it in LAKE_WEBHOOK_HOSTS to allow it';
  return new SendFailure('other', `"${host}" is not on the public internet; ${help}.`);
}

async function beginningOf(response: IncomingMessage, most: number): Promise<Pick<Answer, 'body' | 'isWhole'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  response.destroy();
  return { body: Buffer.concat(chunks).subarray(0, most), isWhole: size <= most };
}

function toFailure(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error;
  // Not `instanceof Error`: what Node throws may come from another realm.
  const { name = '', message = String(error) } = (error ?? {}) as { readonly name?: string; readonly message?: string };
  const timedOut = name === 'TimeoutError' || name === 'AbortError';
  return new SendFailure(timedOut ? 'timeout' : 'network', timedOut ? 'No answer in time.' : message);
}
