import { LRUCache } from 'lru-cache';
import { LakeError } from '../errors.ts';
import { createBucket } from './bucket.ts';
import { createHoldings } from './holdings.ts';
import { createFairQueue } from './fair-queue.ts';
import type { Bucket } from './bucket.ts';
import type { Holdings } from './holdings.ts';
import type { AdmissionLimits } from '../config/limits.ts';
import type { Stranger } from './client-address.ts';
import type { Clock } from './fair-queue.ts';

/**
 * What strangers may cause, decided before any work is done for them: queries, listeners, live events, pictures and logins
 * are paid from one account of measured milliseconds for each network. Where `undefined` stands for the caller, they are
 * known, and nothing is measured.
 */
export interface Admission {
  /** For each request: refuses it when nothing is left, and counts what reading and answering cost. @throws LakeError 429 */
  enter(stranger: Stranger): void;
  /**
   * The same for what is sent as it lies on disk, which takes next to no work in this process: paid by the network alone, so
   * that a page with many pictures takes nothing from others. @throws LakeError 429
   */
  enterForFile(stranger: Stranger): void;
  /**
   * The same at the login for a browser from which somebody has signed in before: it has a reserve of its own, which
   * nobody else can use up, neither on its network nor anywhere.
   * @param device see `DeviceCookies`
   * @returns false when nothing is left of it, and the browser is a stranger like any other
   */
  takeReserve(device: string): boolean;
  /** Whole seconds until the network has milliseconds again; 0 when it has. */
  waitFor(stranger: Stranger): number;
  /**
   * Work in this process, where everybody else waits meanwhile: it has to wait for its turn.
   * @throws LakeError 429 when nothing is left or too much is waiting
   */
  run<T>(stranger: Stranger | undefined, work: () => T, signal?: AbortSignal): Promise<T>;
  /** Work for which nobody waits: on another processor, or in another process. @throws LakeError 429 when nothing is left */
  runBeside<T>(stranger: Stranger | undefined, work: () => Promise<T>): Promise<T>;
  /** Notes work of that kind. */
  spend(stranger: Stranger | undefined, ms: number): void;
  readonly streams: Holdings;
  readonly filters: Holdings;
  readonly sockets: Holdings;
}

/** A network that was not heard of for longer than the others is forgotten first: a flood of addresses costs no memory. */
export const MAX_NETWORKS = 10_000;
/** The same for browsers. Only who signs in makes a new one. */
const MAX_BROWSERS = 1000;
/** What it takes to read a request and to write an answer, beside what is measured. */
const REQUEST_MS = 1;
/** Whoever was refused has this much again when they come back as told. */
const ENOUGH_MS = 1000;
/** What all strangers together may have at once. */
export const SHARE_BURST_MS = 1000;

const CLOCK: Clock = {
  now: () => performance.now(),
  used() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  soon: (task) => void setImmediate(task),
  later: (task, ms) => void setTimeout(task, ms),
};

export function createAdmission(limits: AdmissionLimits, clock: Clock = CLOCK): Admission {
  const { burstMs, msPerSecond } = limits.network;
  const accounts = new LRUCache<string, Bucket>({ max: MAX_NETWORKS });
  const reserves = new LRUCache<string, Bucket>({ max: MAX_BROWSERS });
  const share = createBucket({ most: SHARE_BURST_MS, perSecond: limits.strangersMsPerSecond }, clock.now);

  function accountOf({ network }: Stranger): Bucket {
    const account = accounts.get(network) ?? createBucket({ most: burstMs, perSecond: msPerSecond }, clock.now);
    accounts.set(network, account);
    return account;
  }
  function spend(stranger: Stranger, ms: number): void {
    if (!stranger.isMany) accountOf(stranger).spend(ms);
  }
  function spendHere(stranger: Stranger, ms: number): void {
    spend(stranger, ms);
    share.spend(ms);
  }
  function waitFor(stranger: Stranger): number {
    if (stranger.isMany) return 0;
    const account = accountOf(stranger);
    return account.left() > 0 ? 0 : seconds(account.waitFor(Math.min(ENOUGH_MS, burstMs / 2)));
  }
  function check(stranger: Stranger): void {
    const retryAfter = waitFor(stranger);
    if (retryAfter > 0) throw new LakeError(429, undefined, 'Too many requests from this network.', { retryAfter });
  }
  const queue = createFairQueue(share, spendHere, clock);

  return {
    waitFor,
    enter(stranger) {
      check(stranger);
      // What waits for its turn is late by now; what does not wait has to stay outside.
      if (share.left() < -SHARE_BURST_MS) {
        const retryAfter = seconds(share.waitFor(0));
        throw new LakeError(429, undefined, 'Too many requests without a token.', { retryAfter });
      }
      spendHere(stranger, REQUEST_MS);
    },
    enterForFile(stranger) {
      check(stranger);
      spend(stranger, REQUEST_MS);
    },
    takeReserve(device) {
      const reserve = reserves.get(device) ?? createBucket(limits.browser, clock.now);
      reserves.set(device, reserve);
      return reserve.take();
    },
    async run(stranger, work, signal) {
      if (!stranger) return work();
      check(stranger);
      return queue.run(stranger, work, signal);
    },
    async runBeside(stranger, work) {
      if (!stranger) return work();
      check(stranger);
      const started = clock.now();
      try {
        return await work();
      } finally {
        spend(stranger, clock.now() - started);
      }
    },
    spend(stranger, ms) {
      if (stranger) spend(stranger, ms);
    },
    streams: createHoldings(limits.streams),
    filters: createHoldings(limits.filters),
    sockets: createHoldings(limits.sockets),
  };
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
