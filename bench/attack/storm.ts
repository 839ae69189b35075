/**
 * The attacking process, apart from the one that measures. It ends by itself: after so many seconds, after so many requests,
 * and when whoever started it is gone.
 */
import { attackOn, type Act } from './acts.ts';
import { type Attacker, attackingAddresses, createAttacker, loopbackUrl } from './attacker.ts';

export interface StormOrder {
  readonly siteUrl: string;
  readonly lakeUrl: string;
  readonly addresses: number;
  readonly seconds: number;
  /** Of all addresses together, each second. */
  readonly rate: number;
  /** Only kinds of attack whose name has this text in it; empty: all. */
  readonly only: string;
}

/** How often each answer came, by kind of attack. */
export type StormReport = Readonly<Record<string, Readonly<Record<string, number>>>>;

const MAX_REQUESTS = 100_000;
/** An attacker does not wait for answers, but has only so many connections. */
const MAX_UNDERWAY = 20;
const TICK_MS = 20;

interface Standing {
  readonly attacker: Attacker;
  readonly counts: Map<string, number>;
  underway: number;
}

async function storm({ siteUrl, lakeUrl, addresses, seconds, rate, only }: StormOrder): Promise<StormReport> {
  for (const url of [siteUrl, lakeUrl]) loopbackUrl(url);
  const kinds = attackOn({ siteUrl, lakeUrl }).filter(({ name }) => name.includes(only));
  const acts = kinds.flatMap((act) => Array.from({ length: act.weight }, () => act));
  const standing = attackingAddresses(addresses).map((address): Standing => ({
    attacker: createAttacker(address),
    counts: new Map(),
    underway: 0,
  }));
  const answers: Record<string, Record<string, number>> = {};
  const begun = performance.now();
  const most = Math.min(MAX_REQUESTS, seconds * rate);
  let number = 0;
  let isOver = false;

  async function attack(who: Standing, act: Act, n: number): Promise<void> {
    const count = who.counts.get(act.name) ?? 0;
    if (count >= (act.most ?? Infinity) || who.underway >= MAX_UNDERWAY) return;
    who.counts.set(act.name, count + 1);
    who.underway += 1;
    const given = await act.run(who.attacker, n);
    who.underway -= 1;
    const answer = isOver ? 'none' : given;
    const kind = (answers[act.name] ??= {});
    kind[answer] = (kind[answer] ?? 0) + 1;
  }

  while (performance.now() - begun < seconds * 1000) {
    const due = Math.min(most, ((performance.now() - begun) / 1000) * rate);
    for (; number < due; number += 1) {
      const who = standing[number % standing.length];
      const act = acts[Math.floor(number / standing.length) % acts.length];
      if (who && act) void attack(who, act, number);
    }
    await new Promise((done) => setTimeout(done, TICK_MS));
  }
  isOver = true;
  for (const { attacker } of standing) attacker.end();
  // What was still under way counts as not answered.
  while (standing.some(({ underway }) => underway > 0)) await new Promise((done) => setTimeout(done, TICK_MS));
  return answers;
}

process.once('disconnect', () => process.exit(0));
process.once('message', (order) => {
  void storm(order as StormOrder).then((report) => process.send?.(report, () => process.exit(0)));
});
