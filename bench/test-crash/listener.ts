import { applyPatch } from 'mendoza';
import { Mutation } from '@sanity/mutator';
import type { LakeChild } from './lake-child.ts';
import type { Stored } from './stored.ts';

interface MutationEvent {
  readonly documentId: string;
  readonly transactionId: string;
  readonly effects: { readonly apply: unknown[] };
}

type EngineMutation = ConstructorParameters<typeof Mutation>[0];
type EngineDocument = ReturnType<Mutation['apply']>;

/**
 * Follows all events of the dataset as Studio does, coming back after each crash with the last event it has. What it puts
 * together, from mutations and from effects, must be what is stored.
 */
export class Listener {
  readonly #lake: LakeChild;
  #lastEventId: string | undefined;
  /** Transactions heard of, in order. */
  readonly transactions: string[] = [];
  readonly byMutations = new Map<string, EngineDocument>();
  readonly byEffects = new Map<string, unknown>();
  resumed = 0;
  resets = 0;

  constructor(lake: LakeChild) {
    this.#lake = lake;
  }

  /** Takes over what was there before it came, as Studio does from its first reading. */
  startFrom({ documents, transactions }: Stored): void {
    this.transactions.push(...transactions);
    for (const [id, document] of documents) {
      const { _rev, ...content } = document;
      this.byMutations.set(id, document);
      this.byEffects.set(id, content);
    }
  }

  /** Resolves to a promise of the end, once the lake has greeted. @throws Error when the lake does not let it in */
  async connect(): Promise<{ readonly ended: Promise<void> }> {
    const search = new URLSearchParams({
      query: '*',
      effectFormat: 'mendoza',
      enableResume: 'true',
      includeAllVersions: 'true',
    });
    const response = await fetch(`${this.#lake.url}/data/listen/production?${search}`, {
      headers: {
        authorization: `Bearer ${this.#lake.token}`,
        ...(this.#lastEventId !== undefined && { 'last-event-id': this.#lastEventId }),
      },
    });
    const { body } = response;
    if (!response.ok || !body) throw new Error(`The lake answered ${response.status} to a listener.`);
    return await new Promise((resolve, reject) => {
      const ended = this.#read(body, () => resolve({ ended }));
      ended.then(() => reject(new Error('The stream ended before its greeting.')), reject);
    });
  }

  async #read(body: ReadableStream<Uint8Array>, onGreeting: () => void): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split('\n\n');
        // An event that was cut off by a crash was not received.
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block, onGreeting);
      }
    } catch (error) {
      // A connection that breaks is what this test is about.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  #take(block: string, onGreeting: () => void): void {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const [event, id, data] = [field('event'), field('id'), field('data')];
    if (event === undefined || data === undefined) return;
    if (event === 'mutation') this.#replay(JSON.parse(data) as MutationEvent);
    if (event === 'welcomeback') this.resumed += 1;
    if (event === 'reset' || (event === 'welcome' && this.#lastEventId !== undefined)) this.resets += 1;
    if (id !== undefined) this.#lastEventId = id;
    if (event.startsWith('welcome') || event === 'reset') onGreeting();
  }

  #replay(event: MutationEvent): void {
    if (this.transactions.at(-1) !== event.transactionId) this.transactions.push(event.transactionId);
    const { documentId } = event;
    const before = this.byMutations.get(documentId) ?? null;
    this.byMutations.set(documentId, new Mutation(event as unknown as EngineMutation).apply(before));
    const effects = applyPatch(this.byEffects.get(documentId) ?? null, event.effects.apply);
    this.byEffects.set(documentId, effects);
  }
}
