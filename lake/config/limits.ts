import { readCount } from './environment.ts';
import type { Environment } from './environment.ts';

/**
 * What one write may ask for. Generous: they protect the process, not content. Whoever needs more sets the variable named
 * (`config.ts`).
 */
export interface WriteLimits {
  /** Bytes in the body of a request (`LAKE_MAX_BODY_KB`). */
  readonly bodyBytes: number;
  /** Characters of a document as JSON (`LAKE_MAX_DOCUMENT_KB`). */
  readonly documentSize: number;
  /** Mutations or actions in a transaction (`LAKE_MAX_MUTATIONS`). */
  readonly mutations: number;
  /** Documents that a transaction may touch, those found by its queries included (`LAKE_MAX_CHANGED_DOCUMENTS`). */
  readonly documents: number;
  /** Work that the patches of a transaction may take, in steps of about ten microseconds (`LAKE_MAX_PATCH_STEPS`). */
  readonly patchSteps: number;
}

const KB = 1024;

export const DEFAULT_WRITE_LIMITS: WriteLimits = {
  bodyBytes: 20 * KB * KB,
  documentSize: 8 * KB * KB,
  mutations: 10_000,
  documents: 10_000,
  patchSteps: 300_000,
};

/** For the lake's own work before it serves anybody. A transaction has numbers for so many changes. */
export const NO_WRITE_LIMITS: WriteLimits = {
  bodyBytes: Infinity,
  documentSize: Infinity,
  mutations: Infinity,
  documents: 2 ** 20,
  patchSteps: Infinity,
};

/** @throws Error naming the variable when a value is no positive whole number */
export function readWriteLimits(env: Environment): WriteLimits {
  const kilobytes = (name: string, bytes: number) => readCount(env, name, bytes / KB) * KB;
  const { bodyBytes, documentSize, mutations, documents, patchSteps } = DEFAULT_WRITE_LIMITS;
  return {
    bodyBytes: kilobytes('LAKE_MAX_BODY_KB', bodyBytes),
    documentSize: kilobytes('LAKE_MAX_DOCUMENT_KB', documentSize),
    mutations: readCount(env, 'LAKE_MAX_MUTATIONS', mutations),
    documents: readCount(env, 'LAKE_MAX_CHANGED_DOCUMENTS', documents),
    patchSteps: readCount(env, 'LAKE_MAX_PATCH_STEPS', patchSteps),
  };
}

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

export interface BucketLimits {
  /** What there is at first, and never more. */
  readonly most: number;
  /** What comes back each second. */
  readonly perSecond: number;
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
export function readAdmissionLimits(env: Environment): AdmissionLimits {
  const { network, strangersMsPerSecond, ...held } = DEFAULT_ADMISSION_LIMITS;
  return {
    ...held,
    network: {
      burstMs: readCount(env, 'LAKE_NETWORK_BURST_MS', network.burstMs),
      msPerSecond: readCount(env, 'LAKE_NETWORK_MS_PER_SECOND', network.msPerSecond),
    },
    strangersMsPerSecond: readCount(env, 'LAKE_STRANGERS_MS_PER_SECOND', strangersMsPerSecond),
  };
}
