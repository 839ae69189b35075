import { gunzipSync } from 'node:zlib';
import { type Outgoing, send, SendFailure } from './send.ts';
import type { Answer } from './send.ts';

const MOST_REDIRECTS = 5;

type Asked = Omit<Outgoing, 'body' | 'headers'>;

/**
 * Asks for an address outside as a browser would, and follows where it leads; every step is checked as the first one.
 * @returns the answer, and the address that gave it
 * @throws SendFailure when there is none
 */
export async function fetchOutside(asked: Asked): Promise<Answer & { readonly url: string }> {
  let { url } = asked;
  for (let left = MOST_REDIRECTS; left >= 0; left -= 1) {
    if (!/^https?:$/.test(protocolOf(url))) throw new SendFailure('other', `"${url}" is no web address.`);
    const answer = await send({ ...asked, url, headers: { 'user-agent': 'clinic-website', accept: '*/*' } });
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || location === undefined) {
      return { ...answer, url };
    }
    if (!URL.canParse(location, url)) throw new SendFailure('other', 'It leads to no address.');
    url = new URL(location, url).href;
  }
  throw new SendFailure('other', 'It leads on and on.');
}

const protocolOf = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '');

/** Sitemaps are kept packed, too: the bytes say it, whatever the headers do. */
export function unpacked(body: Buffer, mostBytes: number): Buffer {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: mostBytes });
  } catch {
    throw new SendFailure('other', 'It could not be unpacked, or is too large.');
  }
}
