import type { PathProxy } from './path-proxy.ts';

interface PathRefusalOptions {
  /** Path that nothing answers, such as `/lake`. */
  readonly prefix: string;
  /** Why, for whoever asks. */
  readonly message: string;
}

/** Stands where a proxy would and says why there is none, as the API that is expected there would say it. */
export function createPathRefusal({ prefix, message }: PathRefusalOptions): PathProxy {
  return {
    serves: (url = '') => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`),
    handle(_request, response) {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ statusCode: 404, error: 'Not Found', message }));
    },
    upgrade: (_request, socket) => void socket.destroy(),
  };
}
