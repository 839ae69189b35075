import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administratorToken } from '../administrator.ts';
import { Staff } from './staff.ts';
import { settingsIn, startSupervised } from './supervised.ts';
import { Visitor } from './visitor.ts';
import type { Settings } from '../../scripts/settings.ts';
import type { Fact } from './fact.ts';
import type { Part, Supervised } from './supervised.ts';

interface RestartOptions {
  readonly rounds: number;
  /** The same number kills the same processes after the same pauses. */
  readonly seed: number;
}

interface RestartSummary {
  readonly publications: number;
  readonly findings: readonly string[];
}

/** For so long the version before may be shown once everything answers again: against what never becomes current. */
const PATIENCE_MS = 120_000;
const LATEST_KILL_MS = 1_500;
/** Against what hangs; what takes longer than the patience is a finding already. */
const LONGEST_SETTLING_MS = 240_000;
/** What was withdrawn may be on disk for a minute. */
const LONGEST_FORGETTING_MS = 60_000;
const LOOK_MS = 100;
const KILLS: readonly [readonly Part[], ...(readonly Part[])[]] = [
  ['site'],
  ['lake'],
  ['site', 'lake'],
  ['lake', 'site'],
];

/**
 * In each round staff publish a new title, a new page and a new person, and withdraw the person of the round before, while
 * one or both processes are killed at a random moment. A visitor reads all of it all the time.
 */
export async function restartRounds(options: RestartOptions): Promise<RestartSummary> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-restarts-'));
  const settings = await settingsIn(dataDir);
  let product: Supervised | undefined;
  try {
    product = await startSupervised(settings);
    return await run(options, settings, product);
  } finally {
    await product?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function run(options: RestartOptions, settings: Settings, product: Supervised): Promise<RestartSummary> {
  const { rounds, seed } = options;
  const random = randomness(seed);
  const findings: string[] = [];
  const report = (finding: string) => void (findings.includes(finding) || findings.push(finding));
  const visitor = new Visitor({ siteUrl: settings.siteUrl, product, patience: PATIENCE_MS, report });
  const staff = new Staff(settings, await administratorToken(settings.dataDir));
  const home = await staff.home();
  visitor.facts.add(home);
  const withdrawn: string[] = [];
  let guests: { readonly slug: string; readonly name: string; readonly facts: readonly Fact[] } | undefined;
  visitor.start();
  for (let round = 1; round <= rounds; round++) {
    const killing = kill(product, random);
    const leaving = guests;
    await staff.retitleHome(home, `Rodada ${round}`);
    if (leaving) {
      await staff.withdraw(leaving.slug, leaving.facts);
      withdrawn.push(leaving.name);
    }
    const page = await staff.page(`restarts-${round}`, `Página da rodada ${round}`);
    // None is the beginning of another: what is withdrawn is looked for by its name.
    const name = `Visitante Número ${seed}x${String(round).padStart(4, '0')}`;
    const facts = await staff.welcome(`pessoa-${round}`, name);
    guests = { slug: `pessoa-${round}`, name, facts };
    await killing;
    // Nobody asked for the new page before: it is there all the same.
    for (const fact of [page, ...facts]) visitor.facts.add(fact);
    await product.answering();
    await settled(visitor, report);
    for (const fact of [page, ...(leaving?.facts ?? [])]) visitor.facts.delete(fact);
  }
  await visitor.stop();
  for (const place of await placesOf(withdrawn, settings.dataDir))
    report(`${place} still names somebody who was withdrawn.`);
  return { publications: staff.acknowledged, findings };
}

async function kill(product: Supervised, random: Randomness): Promise<void> {
  const parts = random.pick(KILLS);
  await pause(random.below(LATEST_KILL_MS));
  for (const part of parts) {
    product.kill(part);
    await pause(random.below(LOOK_MS));
  }
}

/** Waits until visitors see everything as it was published last. */
async function settled(visitor: Visitor, report: (finding: string) => void): Promise<void> {
  const deadline = Date.now() + LONGEST_SETTLING_MS;
  for (const fact of visitor.facts) {
    for (;;) {
      const visit = await visitor.visit(fact.path);
      if (visit && fact.isCurrent(visit)) break;
      if (Date.now() > deadline) return report(`${fact.path} never shows what was published.`);
      await pause(LOOK_MS);
    }
  }
}

/** Files of the site's copies that hold one of the names, after the time within which they have to be forgotten. */
async function placesOf(names: readonly string[], dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'site');
  const deadline = Date.now() + LONGEST_FORGETTING_MS;
  for (;;) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const places: string[] = [];
    for (const file of files) {
      const text = await readFile(file, 'utf8').catch(() => '');
      if (names.some((name) => text.includes(name))) places.push(file);
    }
    if (places.length === 0 || Date.now() > deadline) return places;
    await pause(1_000);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Random numbers that come again with their seed. */
interface Randomness {
  /** A whole number from 0 on, below the limit. */
  below(limit: number): number;
  /** One of several; there must be one. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/**
 * Numbers that look random and follow from the seed alone (a linear congruential generator, Numerical Recipes).
 * @param seed whole number
 */
function randomness(seed: number): Randomness {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
