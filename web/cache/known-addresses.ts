import { z } from 'zod';

const guard = z.object({ name: z.string(), until: z.string().nullable(), message: z.string().nullable() });

const resolution = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('here'), guards: z.array(guard) }),
  z.object({ kind: z.literal('moved'), to: z.string(), permanent: z.boolean() }),
  z.object({ kind: z.literal('nothing') }),
]);

/** What the site has at a path. */
export type AddressResolution = z.infer<typeof resolution>;

/** @returns undefined for anything else */
export function parseResolution(value: unknown): AddressResolution | undefined {
  return resolution.safeParse(value).data;
}

interface Known {
  readonly resolution: AddressResolution;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

declare global {
  // web/proxy.ts is bundled apart from the routes it asks and from the webhook.
  var knownAddresses: Map<string, Known> | undefined;
  /** When something was last published: milliseconds since the epoch. */
  var addressesForgottenAt: number | undefined;
}

/** A crawler that invents addresses must not fill the memory; real ones are fewer. */
const MAX_ENTRIES = 10_000;
/** A net below the webhook, should one be lost. */
const LIFETIME_MS = 60_000;
/**
 * Next expires what was read when the webhook's handler has returned, and questions may be on their way then: what is
 * asked this soon after a publish may be answered with what was before it.
 */
const SETTLING_MS = 5_000;

function known(): Map<string, Known> {
  globalThis.knownAddresses ??= new Map();
  return globalThis.knownAddresses;
}

/** What was last said about a path, as long as it can be relied on. */
export function knownResolution(path: string): AddressResolution | undefined {
  const entry = known().get(path);
  return entry && Date.now() - entry.at < LIFETIME_MS ? entry.resolution : undefined;
}

/**
 * Keeps what was said, to ask only once; not that nothing is there, which may be published next.
 * @param askedAt when the site was asked: milliseconds since the epoch
 */
export function rememberResolution(path: string, resolved: AddressResolution, askedAt: number): void {
  if (resolved.kind === 'nothing') return;
  if (!nothingPublishedSince(askedAt)) return;
  if (known().size >= MAX_ENTRIES) known().clear();
  known().set(path, { resolution: resolved, at: Date.now() });
}

/**
 * Whether an answer to what was asked then is still true, and was when it was given.
 * @param askedAt milliseconds since the epoch
 */
export function nothingPublishedSince(askedAt: number): boolean {
  return askedAt >= (globalThis.addressesForgottenAt ?? 0) + SETTLING_MS;
}

/** Something was published: addresses, redirects and guards are asked for anew. */
export function forgetResolutions(): void {
  known().clear();
  globalThis.addressesForgottenAt = Date.now();
}
