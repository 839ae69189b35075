type Fetch = typeof globalThis.fetch;

const LONGEST_PAUSE_MS = 5_000;

/**
 * A `fetch` that sends an edit until there is an answer. Studio sends again what failed, but for the first edit of a document
 * that has no draft: `@sanity/mutator` takes the draft that was not made for one that was deleted, and drops what was typed.
 * What was done although its answer got lost is answered as done.
 */
export function untilAnswered(fetch: Fetch): Fetch {
  return async (input, init) => {
    const edit = editIn(input, init);
    if (edit === undefined) return await fetch(input, init);
    for (let tries = 1; ; tries += 1) {
      const reply = await fetch(input, init).catch((error: unknown) => {
        if (init?.signal?.aborted) throw error;
      });
      if (reply?.status === 409 && tries > 1) return Response.json({ transactionId: edit.transactionId });
      // What stands in front of the lake answers in its place when it is away.
      if (reply && reply.status < 502) return reply;
      await new Promise((done) => setTimeout(done, Math.min(250 * 2 ** tries, LONGEST_PAUSE_MS)));
    }
  };
}

/** Some edits in one transaction, as Studio sends them; undefined for anything else. */
function editIn(
  input: Parameters<Fetch>[0],
  init: RequestInit | undefined,
): { readonly transactionId?: unknown } | undefined {
  const address = input instanceof Request ? input.url : String(input);
  const { body } = init ?? {};
  if (!address.includes('/data/actions/') || typeof body !== 'string') return undefined;
  if (!body.includes('"sanity.action.document.edit"')) return undefined;
  const sent: unknown = JSON.parse(body);
  return typeof sent === 'object' && sent !== null ? sent : undefined;
}
