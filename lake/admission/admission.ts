import { LRUCache } from 'lru-cache';
import { LakeError } from '../errors.ts';
import { createBucket } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import type { AdmissionLimits, HoldingLimits } from '../config/limits.ts';
import type { Stranger } from './client-address.ts';

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
  /** Work for which nobody waits: on another processor, or in another process. @throws LakeError 429 when nothing is left */
  runBeside<T>(stranger: Stranger | undefined, work: () => Promise<T>): Promise<T>;
  /** Notes work of that kind. */
  spend(stranger: Stranger, ms: number): void;
  readonly streams: Holdings;
  readonly filters: Holdings;
  readonly sockets: Holdings;
}

/** Counts what is held open: it costs for as long as somebody holds it, not only when it is asked for. */
interface Holdings {
  hasRoom(stranger: Stranger): boolean;
  /** Counts one more. @returns what counts it off again; calling it twice does nothing more */
  take(stranger: Stranger): () => void;
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
export const SHARE_BURST_MS = 2000;

/** @param now milliseconds, rising */
export function createAdmission(limits: AdmissionLimits, now: () => number = () => performance.now()): Admission {
  const { burstMs, msPerSecond } = limits.network;
  const accounts = new LRUCache<string, Bucket>({ max: MAX_NETWORKS });
  const reserves = new LRUCache<string, Bucket>({ max: MAX_BROWSERS });
  const share = createBucket({ most: SHARE_BURST_MS, perSecond: limits.strangersMsPerSecond }, now);

  function accountOf({ network }: Stranger): Bucket {
    const account = accounts.get(network) ?? createBucket({ most: burstMs, perSecond: msPerSecond }, now);
    accounts.set(network, account);
    return account;
  }
  function spend(stranger: Stranger, ms: number): void {
    if (!stranger.isMany) accountOf(stranger).spend(ms);
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

  return {
    waitFor,
    enter(stranger) {
      check(stranger);
      if (share.left() <= 0) {
        const retryAfter = seconds(share.waitFor(0));
        throw new LakeError(429, undefined, 'Too many requests without a token.', { retryAfter });
      }
      spend(stranger, REQUEST_MS);
      share.spend(REQUEST_MS);
    },
    enterForFile(stranger) {
      check(stranger);
      spend(stranger, REQUEST_MS);
    },
    takeReserve(device) {
      const reserve = reserves.get(device) ?? createBucket(limits.browser, now);
      reserves.set(device, reserve);
      return reserve.take();
    },
    async runBeside(stranger, work) {
      if (!stranger) return work();
      check(stranger);
      const started = now();
      try {
        return await work();
      } finally {
        spend(stranger, now() - started);
      }
    },
    spend,
    streams: createHoldings(limits.streams),
    filters: createHoldings(limits.filters),
    sockets: createHoldings(limits.sockets),
  };
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

/** Remembers only networks that hold something, so that the table is never longer than `total`. */
function createHoldings({ total, perNetwork }: HoldingLimits): Holdings {
  const held = new Map<string, number>();
  let count = 0;
  return {
    hasRoom: ({ network, isMany }) => count < total && (isMany || (held.get(network) ?? 0) < perNetwork),
    take({ network }) {
      count += 1;
      held.set(network, (held.get(network) ?? 0) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        count -= 1;
        const left = (held.get(network) ?? 1) - 1;
        if (left > 0) held.set(network, left);
        else held.delete(network);
      };
    },
  };
}
