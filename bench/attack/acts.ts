import type { Attacker } from './attacker.ts';

/** One kind of attack. `n` is another number each time. */
export interface Act {
  readonly name: string;
  /** Share of all that is asked. */
  readonly weight: number;
  readonly run: (attacker: Attacker, n: number) => Promise<string>;
  /** How often one address does it, at most; without end when absent. */
  readonly most?: number;
}

interface Targets {
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly lakeUrl: string;
}

const MAX_HELD = 6;

/** What an attacker can think of: work that is new each time, and things that stay open. */
export function attackOn({ siteUrl, lakeUrl }: Targets): readonly Act[] {
  const api = (base: string) => `${base}/v2025-02-19/data`;
  const query = (base: string, n: number) => {
    const text = `*[_type match "p*" && count(*[references(^._id)]) >= 0 && title != "x${n}"]{"n": count(*[_type == ^._type]), ...}`;
    return `${api(base)}/query/production?query=${encodeURIComponent(text)}`;
  };
  const listener = (n: number) =>
    `${api(lakeUrl)}/listen/production?query=${encodeURIComponent(`*[title match "a${n}*" || body[].children[].text match "b${n}*"]`)}`;
  const everything = (n: number) => `${api(lakeUrl)}/query/production?query=${encodeURIComponent(`*[_id != "x${n}"]`)}`;
  const guess = (n: number) => {
    const type = 'application/x-www-form-urlencoded';
    // Said to be encrypted: in clear nothing is done for it.
    const origin = `https://${new URL(siteUrl).host}`;
    return [
      { method: 'POST', headers: { 'content-type': type, origin } },
      `email=pessoa${n}%40clinica.local&password=senha${n}`,
    ] as const;
  };
  return [
    { name: 'distinct queries, to the lake', weight: 4, run: (who, n) => who.ask(query(lakeUrl, n)) },
    { name: 'distinct queries, through the site', weight: 2, run: (who, n) => who.ask(query(`${siteUrl}/lake`, n)) },
    { name: 'listeners with filters', weight: 1, most: MAX_HELD, run: (who, n) => who.hold(listener(n)) },
    { name: 'slow readers', weight: 1, most: MAX_HELD, run: (who, n) => who.hold(everything(n)) },
    {
      name: 'guesses of passwords',
      weight: 1,
      run: (who, n) => who.ask(`${siteUrl}/lake/accounts/login`, ...guess(n)),
    },
    { name: 'unknown addresses', weight: 1, run: (who, n) => who.ask(`${siteUrl}/nada-${n}`) },
    { name: 'unknown addresses with dots', weight: 1, run: (who, n) => who.ask(`${siteUrl}/nada-${n}.png`) },
    { name: 'invented searches', weight: 1, run: (who, n) => who.ask(`${siteUrl}/profissional?q=nome${n}`) },
  ];
}
