import type { LakeChild } from './lake-child.ts';

/** What the lake said is done: transaction id → ids of the documents it touched, and when it said so. */
export type Acknowledged = Map<string, { readonly documents: readonly string[]; readonly at: number }>;

/**
 * One client of the storm. Its transactions touch several documents at once, so that half of one would show: the two of
 * its pair and its field of the shared document always carry the same number.
 */
export class Writer {
  readonly #lake: LakeChild;
  readonly #name: string;
  readonly #acknowledged: Acknowledged;
  #step = 0;

  constructor(lake: LakeChild, name: string, acknowledged: Acknowledged) {
    this.#lake = lake;
    this.#name = name;
    this.#acknowledged = acknowledged;
  }

  /** Writes without a pause until `goesOn` says no or the lake is gone. @throws Error when the lake refuses to write */
  async storm(goesOn: () => boolean | Promise<boolean>): Promise<void> {
    while (await goesOn()) {
      this.#step += 1;
      const transactionId = `${this.#name}-${this.#step}`;
      const answer = await this.#send(transactionId);
      if (!answer) return;
      this.#acknowledged.set(transactionId, { documents: answer, at: Date.now() });
    }
  }

  async #send(transactionId: string): Promise<readonly string[] | undefined> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.#lake.url}/data/mutate/production?returnIds=true`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#lake.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ transactionId, mutations: this.#mutations() }),
      });
      text = await response.text();
    } catch {
      // Killed before the whole answer was here: nothing was promised.
      return undefined;
    }
    if (response.status !== 200) throw new Error(`The lake answered ${response.status}: ${text.slice(0, 500)}`);
    const { results } = JSON.parse(text) as { results: { id: string }[] };
    return results.map(({ id }) => id);
  }

  #mutations(): unknown[] {
    const [name, n] = [this.#name, this.#step];
    const [left, right, item] = [`${name}-left`, `${name}-right`, `${name}-item-${n % 7}`];
    const _type = 'pair';
    const counted = { set: { n }, setIfMissing: { texts: [] }, insert: { replace: 'texts[0:]', items: [`é ${n} 👩🏽‍⚕️`] } };
    return [
      { createIfNotExists: { _id: left, _type } },
      { createIfNotExists: { _id: right, _type } },
      { createIfNotExists: { _id: 'shared', _type: 'shared' } },
      { patch: { id: left, ...counted } },
      { patch: { id: right, ...counted } },
      { patch: { id: 'shared', set: { [name]: n } } },
      n % 3 === 0
        ? { delete: { id: item } }
        : {
            createOrReplace: {
              _id: n % 3 === 1 ? item : `drafts.${item}`,
              _type: 'item',
              slug: { current: `${name}-${n}` },
              of: [{ _key: 'k', _ref: n % 2 === 0 ? left : right }],
              text: 'x'.repeat((n * 37) % 3000),
            },
          },
    ];
  }
}
