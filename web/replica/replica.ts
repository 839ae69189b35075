import { breachesOf } from '#schemas/rules/breaches.ts';
import { isInvented } from '#schemas/rules/demonstration.ts';
import { misfitOf, takesEarlierBack } from '#schemas/rules/fit.ts';
import { namesOf, type Published } from './dependencies.ts';
import type { Shelves } from './evaluate.ts';
import { withoutBreaches } from './visible.ts';

/** Called with the names of what changed for visitors; with none when only what they must not get did. */
type Listener = (names: ReadonlySet<string>) => void;

/** Why something published is not shown as it is, for the clinic's log. */
type Report = (line: string) => void;

/**
 * Everything that is published, as visitors may see it: the only content that a visitor's request reads. Documents come from
 * whoever follows the Content Lake (`follow.ts`).
 *
 * A document enters only if its fields have the types of its schema, whoever wrote it; otherwise its last version that fits stays.
 * What breaks a rule that protects people is taken out before any query sees it. As long as anything of the demonstration is
 * among it, the settings say so, whatever their switch says: no fiction goes live (M1).
 */
export class Replica {
  /** As the lake has them, but for misfits. */
  readonly #documents = new Map<string, Published>();
  #hasNews = true;
  #visible: ReadonlyMap<string, Published> = new Map();
  #shelves: Shelves = shelvesOf(this.#visible);
  readonly #listeners = new Set<Listener>();
  readonly #report: Report;
  #reported: ReadonlySet<string> = new Set();
  readonly #problems = new Map<string, string>();
  /** Another number whenever queries may give something else. */
  version = 0;
  /** False until there is any content, be it from before. */
  isLoaded = false;

  constructor(report: Report = console.warn) {
    this.#report = report;
  }

  /** What is kept of it, for a file. */
  documents(): readonly Published[] {
    return [...this.#documents.values()];
  }

  /** Everything anew. What is not in it is gone. */
  replace(documents: readonly Published[]): void {
    const present = new Set(documents.map(({ _id }) => _id));
    for (const id of this.#documents.keys()) if (!present.has(id)) this.#remove(id);
    for (const document of documents) this.#put(document);
    this.isLoaded = true;
    this.#publish();
  }

  /** One document was published, or is no more. */
  apply(id: string, document: Published | undefined): void {
    if (document) this.#put(document);
    else this.#remove(id);
    this.#publish();
  }

  /** A moment came from which queries may give something else, though nothing was published. */
  tellAll(): void {
    this.#publish();
    this.#tell(new Set([...this.#visible.values()].flatMap(namesOf)));
  }

  /** Documents as queries reach them. */
  get shelves(): Shelves {
    return this.#shelves;
  }

  /** @returns stops it */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #put(document: Published): void {
    // The same revision is the same document: what was made of it stays.
    const isKnown = this.#documents.get(document._id)?._rev === document._rev;
    const misfit = isKnown ? undefined : misfitOf(document);
    if (misfit) {
      if (takesEarlierBack(document._type)) this.#remove(document._id);
      this.#problems.set(document._id, JSON.stringify({ event: 'content-does-not-fit', ...misfit }));
      return;
    }
    this.#problems.delete(document._id);
    if (isKnown) return;
    this.#documents.set(document._id, document);
    this.#hasNews = true;
  }

  #remove(id: string): void {
    if (this.#documents.delete(id)) this.#hasNews = true;
    this.#problems.delete(id);
  }

  /** Makes what visitors see from the documents, and tells what became different. */
  #publish(): void {
    const documents = this.documents();
    const isDemonstration = documents.some((document) => this.#isInvented(document));
    const breaches = Map.groupBy(breachesOf(documents), ({ id }) => id);
    const before = this.#visible;
    const visible = new Map<string, Published>();
    const changed = new Set<string>();
    for (const document of documents) {
      const isSettings = document._type === 'siteSettings';
      const shown = this.#shown(document, breaches.get(document._id) ?? [], isSettings && isDemonstration);
      if (shown) visible.set(document._id, shown);
    }
    for (const id of new Set([...before.keys(), ...visible.keys()])) {
      const [then, now] = [before.get(id), visible.get(id)];
      if (then === now) continue;
      for (const name of [then, now].flatMap((document) => (document ? namesOf(document) : []))) changed.add(name);
    }
    this.#visible = visible;
    this.#shelves = shelvesOf(visible);
    const withheld = [...breaches.values()]
      .flat()
      .map((breach) => JSON.stringify({ event: 'content-withheld', ...breach }));
    this.#reportAll([...this.#problems.values(), ...withheld]);
    if (this.#hasNews || changed.size > 0) this.#tell(changed);
    this.#hasNews = false;
  }

  readonly #made = new WeakMap<Published, { readonly key: string; readonly shown: Published | undefined }>();

  readonly #invented = new WeakMap<Published, boolean>();

  #isInvented(document: Published): boolean {
    const known = this.#invented.get(document) ?? isInvented(document);
    this.#invented.set(document, known);
    return known;
  }

  /** The same object as long as neither the document nor what visitors see of it changes. */
  #shown(
    document: Published,
    breaches: Parameters<typeof withoutBreaches>[1],
    isDemonstration: boolean,
  ): Published | undefined {
    const key = [isDemonstration, ...breaches.map(({ hides }) => hides)].join(' ');
    const known = this.#made.get(document);
    if (known?.key === key) return known.shown;
    const kept = withoutBreaches(document, breaches);
    const shown = kept && isDemonstration ? { ...kept, demoMode: true } : kept;
    this.#made.set(document, { key, shown });
    return shown;
  }

  #tell(names: ReadonlySet<string>): void {
    this.version += 1;
    for (const listener of this.#listeners) {
      try {
        listener(names);
      } catch (error) {
        this.#report(`A change is not followed everywhere: ${String(error)}`);
      }
    }
  }

  /** One line for each that is new. Staff see the same in Studio. */
  #reportAll(lines: readonly string[]): void {
    for (const line of lines) if (!this.#reported.has(line)) this.#report(line);
    this.#reported = new Set(lines);
  }
}

function shelvesOf(documents: ReadonlyMap<string, Published>): Shelves {
  const byType = Map.groupBy(documents.values(), ({ _type }) => _type);
  return { all: [...documents.values()], get: (id) => documents.get(id), ofType: (type) => byType.get(type) ?? [] };
}
