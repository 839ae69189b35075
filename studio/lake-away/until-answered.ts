type Fetch = typeof globalThis.fetch;

const LONGEST_PAUSE_MS = 5_000;

/**
 * A `fetch` that sends an edit until there is an answer. Studio sends again what failed, but for the first edit of a document
 * that has no draft: `@sanity/mutator` takes the draft that was not made for one that was deleted, and drops what was typed.
 * What was done although its answer got lost is answered as done.
 */
export function untilAnswered(fetch: Fetch): Fetch {
  return async (input, init) => {
    if (!isEdit(String(input), init)) return await fetch(input, init);
    for (let tries = 1; ; tries += 1) {
      const reply = await fetch(input, init).catch((error: unknown) => {
        if (init?.signal?.aborted) throw error;
      });
      if (reply?.status === 409 && tries > 1) return Response.json({ transactionId: transactionIn(init) });
      // What stands in front of the lake answers in its place when it is away.
      if (reply && reply.status < 502) return reply;
      await new Promise((done) => setTimeout(done, Math.min(250 * 2 ** tries, LONGEST_PAUSE_MS)));
    }
  };
}

function isEdit(address: string, init: RequestInit | undefined): boolean {
  return (
    /\/data\/actions\//.test(address) &&
    typeof init?.body === 'string' &&
    init.body.includes('"sanity.action.document.edit"')
  );
}

function transactionIn(init: RequestInit | undefined): unknown {
  const sent: unknown = JSON.parse(String(init?.body));
  return typeof sent === 'object' && sent !== null && 'transactionId' in sent ? sent.transactionId : undefined;
}
