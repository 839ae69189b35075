import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether some page may hold the window that an answer is shown in, and could lead it elsewhere later. Not when the visitor
 * came by typing an address, by a bookmark or from another program: `none` is what browsers then send, and no page can make
 * them send it (Fetch Metadata Request Headers, W3C, 2.3). Browsers that do not send the header are treated as if one may.
 */
export function mayHaveOpener(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] !== 'none';
}
