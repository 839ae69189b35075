import type { BucketLimits } from './bucket.ts';

/** What callers may cause whom the lake does not know. Times are milliseconds of measured work. */
export interface AdmissionLimits {
  /** Work of one network, whatever it is for (`LAKE_NETWORK_BURST_MS`, `LAKE_NETWORK_MS_PER_SECOND`). */
  readonly network: { readonly burstMs: number; readonly msPerSecond: number };
  /** Work of all of them together in the process that staff need too (`LAKE_STRANGERS_MS_PER_SECOND`). */
  readonly strangersMsPerSecond: number;
  /** Requests at the login of one browser that is known: so many at once, and so many more each second. */
  readonly browser: BucketLimits;
  /** Event streams open: of one network, and of all. */
  readonly streams: HoldingLimits;
  /** Different filters listened to: of one network, and of all. Each is compared with each document that is saved. */
  readonly filters: HoldingLimits;
  /** WebSockets open. Who is behind one shows only later: staff are counted, too. */
  readonly sockets: HoldingLimits;
}

export interface HoldingLimits {
  readonly total: number;
  /** A school or a hospital has one address for all of its visitors. */
  readonly perNetwork: number;
}

/** A gallery of two hundred new pictures fits into a burst; then a tenth of one processor goes on. */
export const DEFAULT_ADMISSION_LIMITS: AdmissionLimits = {
  network: { burstMs: 30_000, msPerSecond: 100 },
  strangersMsPerSecond: 250,
  // Five requests sign somebody in; people who share a browser may start at the same time.
  browser: { most: 30, perSecond: 0.1 },
  streams: { total: 4000, perNetwork: 100 },
  filters: { total: 32, perNetwork: 4 },
  sockets: { total: 4000, perNetwork: 200 },
};

/** @throws Error naming the variable when a value is no positive whole number */
export function readAdmissionLimits(env: Readonly<Record<string, string | undefined>>): AdmissionLimits {
  const number = (name: string, fallback: number) => {
    const value = Number(env[name] || fallback);
    if (Number.isSafeInteger(value) && value > 0) return value;
    throw new Error(`${name} must be a positive whole number, not "${env[name]}".`);
  };
  const { network, strangersMsPerSecond, ...held } = DEFAULT_ADMISSION_LIMITS;
  return {
    ...held,
    network: {
      burstMs: number('LAKE_NETWORK_BURST_MS', network.burstMs),
      msPerSecond: number('LAKE_NETWORK_MS_PER_SECOND', network.msPerSecond),
    },
    strangersMsPerSecond: number('LAKE_STRANGERS_MS_PER_SECOND', strangersMsPerSecond),
  };
}
