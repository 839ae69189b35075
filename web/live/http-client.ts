import { beginActivity } from './activity.ts';

/** The server answered, but not with what was asked for. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(url: string, status: number) {
    super(`${url} answered ${status}`);
    this.status = status;
  }
}

/** `HTTP_BASE_URL` where it is configured, else the address of the page itself, else a local one. */
function defaultBase(): string {
  if (process.env.HTTP_BASE_URL) return process.env.HTTP_BASE_URL;
  return typeof location === 'undefined' ? `http://localhost:${process.env.PORT || 3000}` : location.origin;
}

export interface HttpClientOptions {
  /** Address that paths are relative to. */
  readonly base?: string;
  readonly fetch?: typeof fetch;
}

export interface RequestOptions {
  /** True where nobody waits for the answer: then the loading bar stays as it is. */
  readonly background?: boolean;
}

/**
 * The HTTP client of the site's own code in the browser (B2). Every request that a person caused moves the loading bar by
 * itself.
 * @returns a function that asks a path and gives the parsed JSON, or the text when the answer is none. It rejects with
 * HttpError on a status of 400 and above, and as `fetch` does without an answer
 */
export function createHttpClient({ base, fetch: send }: HttpClientOptions = {}) {
  return async function get(path: string, { background = false }: RequestOptions = {}): Promise<unknown> {
    const end = background ? undefined : beginActivity();
    try {
      const url = new URL(path, base ?? defaultBase());
      const response = await (send ?? fetch)(url, { headers: { accept: 'application/json, text/plain, */*' } });
      if (!response.ok) throw new HttpError(path, response.status);
      const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
      const body: unknown = isJson ? await response.json() : await response.text();
      end?.('done');
      return body;
    } catch (error) {
      end?.('failed');
      throw error;
    }
  };
}
