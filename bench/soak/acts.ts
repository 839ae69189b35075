import { get, type Act } from './traffic.ts';

interface Lake {
  /** With the API version. */
  readonly url: string;
  /** Of somebody who may write. */
  readonly token: string;
}

let edits = 0;

/** What staff do: type into a draft, publish now and then, look things up; streams come and go with their tabs. */
export function editing({ url, token }: Lake): {
  readonly edit: Act;
  readonly publish: Act;
  readonly query: Act;
  readonly listen: Act;
} {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const write = async (id: string, title: string) => {
    const mutations = [{ createIfNotExists: { _id: id, _type: 'soak' } }, { patch: { id, set: { title } } }];
    const reply = await fetch(`${url}/data/mutate/production`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ mutations }),
    });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${reply.status} for an edit`);
  };
  return {
    edit: () => write(`drafts.soak-${edits % 20}`, `Texto número ${(edits += 1)}`),
    publish: () => write(`soak-${edits % 20}`, `Publicado número ${(edits += 1)}`),
    query: () =>
      get(`${url}/data/query/production?query=${encodeURIComponent('*[_type == "page"]{_id, title}[0...20]')}`, {
        headers,
      }),
    async listen() {
      const stream = new AbortController();
      const reply = await fetch(`${url}/data/listen/production?query=*`, { headers, signal: stream.signal });
      if (!reply.ok) throw new Error(`${reply.status} for a listener`);
      // The welcome is there: the tab is closed again.
      await reply.body?.getReader().read();
      stream.abort();
    },
  };
}

/** What visitors do: read pages in turn, and ask whether the open one is still current. */
export function visiting(siteUrl: string, paths: readonly string[]): { readonly read: Act; readonly check: Act } {
  let visits = 0;
  return {
    read: () => get(siteUrl + (paths[(visits += 1) % paths.length] ?? '/')),
    check: () => get(`${siteUrl}/api/revision?path=/`),
  };
}
