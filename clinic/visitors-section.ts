import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import { z } from 'zod';
import { table } from '#lake/accounts/pages/layout.ts';
import type { HtmlEscapedString } from 'hono/utils/html';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** How it was for visitors, from the counts that the site leaves in the data folder (`web/vitals/visitor-tally.ts`). */
interface Visitors {
  readonly visits: number;
  readonly measures: readonly Measure[];
  /** The most frequent first. */
  readonly errors: readonly { readonly text: string; readonly count: number }[];
}

/** One measure on one kind of device, over all pages. */
interface Measure {
  readonly name: string;
  readonly device: string;
  readonly count: number;
  /** Three of four visits were at most this: milliseconds, or thousandths for layout shift. Infinity: beyond the last group. */
  readonly third: number;
  /** The kind of page with the worst value among those with enough visits. */
  readonly worst: { readonly page: string; readonly third: number } | undefined;
}

const tallySchema = z.object({
  format: z.literal(1),
  edges: z.record(z.string(), z.array(z.number())),
  days: z.record(
    z.string(),
    z.object({
      visits: z.number(),
      counts: z.record(z.string(), z.array(z.number())),
      errors: z.record(z.string(), z.number()),
    }),
  ),
});
type Tally = z.infer<typeof tallySchema>;

const MAX_ERRORS = 20;
/** Fewer visits say more about one visitor's connection than about the page. */
const MIN_VISITS = 20;

/** Everything that is kept, which is four weeks. Nothing when no site writes into this folder. */
function visitorsIn(dataDir: string): Visitors {
  const tallies = talliesIn(join(dataDir, 'site', 'visitors'));
  const days = tallies.flatMap((tally) => Object.values(tally.days));
  const edges = tallies[0]?.edges ?? {};
  const counts = sum(days.map((day) => day.counts));
  const errors = new Map<string, number>();
  for (const [text, count] of days.flatMap((day) => Object.entries(day.errors)))
    errors.set(text, (errors.get(text) ?? 0) + count);
  return {
    visits: days.reduce((total, { visits }) => total + visits, 0),
    measures: measuresOf(counts, edges),
    errors: [...errors]
      .map(([text, count]) => ({ text, count }))
      .sort((one, other) => other.count - one.count)
      .slice(0, MAX_ERRORS),
  };
}

function talliesIn(folder: string): readonly Tally[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    try {
      return [tallySchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))];
    } catch {
      // The site begins a new one when it finds its own damaged.
      return [];
    }
  });
}

type Counts = ReadonlyMap<string, readonly number[]>;

function sum(parts: readonly Readonly<Record<string, readonly number[]>>[]): Counts {
  const total = new Map<string, readonly number[]>();
  for (const [key, counts] of parts.flatMap((part) => Object.entries(part))) {
    const known = total.get(key);
    total.set(key, known ? counts.map((count, at) => count + (known[at] ?? 0)) : counts);
  }
  return total;
}

function measuresOf(counts: Counts, edges: Tally['edges']): readonly Measure[] {
  const kinds = [...new Set([...counts.keys()].map((key) => key.split(' ').slice(0, 2).join(' ')))].sort();
  return kinds.map((kind) => {
    const [name = '', device = ''] = kind.split(' ');
    const own = edges[name] ?? [];
    const pages = [...counts].filter(([key]) => key.startsWith(`${kind} `));
    const all = sum(pages.map(([, values]) => ({ all: values }))).get('all') ?? [];
    const byPage = pages
      .filter(([, values]) => total(values) >= MIN_VISITS)
      .map(([key, values]) => ({ page: key.slice(kind.length + 1), third: thirdQuartile(values, own) }))
      .sort((one, other) => other.third - one.third);
    return { name, device, count: total(all), third: thirdQuartile(all, own), worst: byPage[0] };
  });
}

function total(counts: readonly number[]): number {
  return counts.reduce((added, count) => added + count, 0);
}

/** Upper end of the group in which the third quarter ends. */
function thirdQuartile(counts: readonly number[], edges: readonly number[]): number {
  const wanted = total(counts) * 0.75;
  let seen = 0;
  const at = counts.findIndex((count) => (seen += count) >= wanted);
  return edges[at] ?? Infinity;
}

/** Names that staff understand, and what counts as good (https://web.dev/articles/vitals). */
const MEASURES: Readonly<Record<string, { readonly title: string; readonly good: number }>> = {
  TTFB: { title: 'Primeira resposta do servidor', good: 800 },
  FCP: { title: 'Primeira coisa na tela', good: 1800 },
  LCP: { title: 'Conteúdo principal na tela', good: 2500 },
  INP: { title: 'Resposta a um toque ou clique', good: 200 },
  CLS: { title: 'Deslocamento do conteúdo', good: 100 },
};
const DEVICES: Readonly<Record<string, string>> = { phone: 'tela pequena', computer: 'tela grande' };

/** How the site reaches visitors, in the last four weeks: more on the page that tells how things are. */
export function visitorsSection(dataDir: string): Html {
  const { visits, measures, errors } = visitorsIn(dataDir);
  return html`<h2>Visitantes</h2>
    <p class="hint">
      Quanto as páginas demoram a aparecer e a responder, medido nos navegadores dos visitantes, sem cookies e sem nada
      que identifique alguém: ${visits} visitas nos últimos 28 dias.
    </p>
    ${measures.length === 0 ? html`<p>Nenhuma visita medida.</p>` : measureTable(measures)}
    <h2>Erros nos navegadores</h2>
    ${
      errors.length === 0
        ? html`<p>Nenhum erro relatado.</p>`
        : html`<ul>
            ${errors.map(({ text, count }) => html`<li><code>${text}</code> (${count})</li>`)}
          </ul>`
    }`;
}

function measureTable(measures: readonly Measure[]): Html {
  const known = (name: string) => MEASURES[name] ?? { title: name, good: Infinity };
  const hint = 'Em três de cada quatro visitas, a medida foi a da coluna “Valor” ou menor. Menor é melhor.';
  return html`<p class="hint">${hint}</p>
    ${table(measures, [
      {
        heading: 'Medida',
        label: '',
        cell: ({ name, device }) => html`${known(name).title} <span class="tag">${DEVICES[device] ?? device}</span>`,
      },
      {
        heading: 'Valor',
        cell: ({ name, third }) => `${valueText(name, third)}${third > known(name).good ? ' (acima)' : ''}`,
      },
      { heading: 'Recomendado', cell: ({ name }) => valueText(name, known(name).good) },
      {
        heading: 'Pior página',
        cell: ({ name, worst }) => (worst ? `${worst.page} (${valueText(name, worst.third)})` : ''),
      },
      { heading: 'Visitas', cell: ({ count }) => count },
    ])}`;
}

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

function valueText(name: string, value: number): string {
  if (value === Infinity) return 'além da escala';
  if (name === 'CLS') return `até ${NUMBER.format(value / 1000)}`;
  return value >= 1000 ? `até ${NUMBER.format(value / 1000)} s` : `até ${NUMBER.format(value)} ms`;
}
