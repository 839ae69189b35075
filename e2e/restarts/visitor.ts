import type { Fact, Visit } from './fact.ts';
import type { Supervised } from './supervised.ts';

interface VisitorOptions {
  readonly siteUrl: string;
  readonly product: Pick<Supervised, 'answeringSince'>;
  /** See {@link Fact.judge}. */
  readonly patience: number;
  readonly report: (finding: string) => void;
}

const PAUSE_MS = 20;

/** Somebody who reads all pages in turn, without a pause worth the name, and looks closely at each. */
export class Visitor {
  readonly #options: VisitorOptions;
  readonly facts = new Set<Fact>();
  readonly #seen = new Set<string>();
  #stopped = false;
  #ended: Promise<void> | undefined;

  constructor(options: VisitorOptions) {
    this.#options = options;
  }

  start(): void {
    this.#ended = this.#read();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#ended;
  }

  async #read(): Promise<void> {
    while (!this.#stopped) {
      for (const path of new Set([...this.facts].map((fact) => fact.path))) {
        const visit = await this.visit(path);
        if (visit) this.#look(path, visit);
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    }
  }

  /** @returns undefined when nobody answers, or an answer is cut off: the process is down */
  async visit(path: string): Promise<Visit | undefined> {
    const from = Date.now();
    try {
      const reply = await fetch(this.#options.siteUrl + path, { signal: AbortSignal.timeout(60_000) });
      const text = await reply.text();
      return { status: reply.status, text, from, to: Date.now() };
    } catch {
      return undefined;
    }
  }

  #look(path: string, visit: Visit): void {
    const { product, patience, report } = this.#options;
    const { status, text } = visit;
    if (status === 200) this.#seen.add(path);
    const isWhole = /<h1[\s>]/.test(text) && text.includes('</html>');
    if (!isWhole || status === 500) return report(`${path} answers ${status} with ${text.length} characters.`);
    if (status === 503) {
      if (this.#seen.has(path)) report(`${path} cannot be read, though it was before.`);
      return;
    }
    for (const fact of this.facts) {
      const finding = fact.path === path ? fact.judge(visit, product.answeringSince(), patience) : undefined;
      if (finding) report(finding);
    }
  }
}
