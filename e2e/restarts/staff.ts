import { createClient, type SanityClient } from '@sanity/client';
import type { Settings } from '../../scripts/settings.ts';
import { Fact } from './fact.ts';

const PAUSE_MS = 100;
/** Against what hangs. */
const LONGEST_TRY_MS = 240_000;

const HOME_TITLE = 'sections[_type=="banner"].title';

const h1 = (text: string) => /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? '';

/** Somebody of the reception who cannot be stopped: what the lake does not acknowledge is sent again. */
export class Staff {
  readonly #client: SanityClient;
  /** Publications that the lake acknowledged. */
  acknowledged = 0;

  constructor({ lakeUrl }: Settings, token: string) {
    this.#client = createClient({
      projectId: 'clinica',
      dataset: 'production',
      apiHost: lakeUrl,
      apiVersion: '2025-02-19',
      useProjectHostname: false,
      useCdn: false,
      token,
      timeout: 5_000,
      maxRetries: 0,
    });
  }

  /** A page with its title as the only content. */
  async page(slug: string, title: string): Promise<Fact> {
    const path = `/${slug}`;
    const fact = new Fact({
      path,
      state: 'nothing',
      read: ({ status, text }) => (status === 404 ? 'nothing' : h1(text)),
    });
    const banner = { _key: 'a', _type: 'banner', variant: 'interno', title };
    await this.#publish([fact], title, () =>
      this.#client.createOrReplace({
        _id: slug,
        _type: 'page',
        title,
        slug: { _type: 'slug', current: slug },
        sections: [banner],
      }),
    );
    return fact;
  }

  /** The home page, which is in every build, with the title it has. */
  async home(): Promise<Fact> {
    const title = await this.#client.fetch<string>('*[_id == "home"][0].sections[_type == "banner"][0].title');
    return new Fact({ path: '/', state: title, read: ({ text }) => h1(text) });
  }

  async retitleHome(home: Fact, title: string): Promise<void> {
    await this.#publish([home], title, () =>
      this.#client
        .patch('home')
        .set({ [HOME_TITLE]: title })
        .commit(),
    );
  }

  /** Somebody new, as the list and the profile show it. */
  async welcome(slug: string, fullName: string): Promise<readonly Fact[]> {
    const read = ({ text }: { readonly text: string }) => (text.includes(fullName) ? fullName : 'nobody');
    const facts = ['/profissional', `/profissional/${slug}`].map((path) => new Fact({ path, read, state: 'nobody' }));
    const person = {
      ...(await this.#model()),
      _id: slug,
      fullName,
      displayName: fullName,
      slug: { _type: 'slug', current: slug },
    };
    await this.#publish(facts, fullName, () => this.#client.createOrReplace({ ...person, _type: 'professional' }));
    return facts;
  }

  /** What anybody who attends has, so that no rule withholds the new one. */
  async #model(): Promise<object> {
    let model: object | undefined;
    await this.#insist(async () => {
      model ??= await this.#client.fetch<object>('*[_type == "professional" && status == "ativo"][0]');
    });
    return model ?? {};
  }

  async withdraw(slug: string, facts: readonly Fact[]): Promise<void> {
    const acknowledge = facts.map((fact) => fact.withdraw('nobody'));
    await this.#insist(() => this.#client.delete(slug));
    this.acknowledged += 1;
    for (const done of acknowledge) done();
  }

  async #publish(facts: readonly Fact[], state: string, send: () => Promise<unknown>): Promise<void> {
    const acknowledge = facts.map((fact) => fact.send(state));
    await this.#insist(send);
    this.acknowledged += 1;
    for (const done of acknowledge) done();
  }

  async #insist(send: () => Promise<unknown>): Promise<void> {
    const deadline = Date.now() + LONGEST_TRY_MS;
    for (;;) {
      try {
        await send();
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    }
  }
}
