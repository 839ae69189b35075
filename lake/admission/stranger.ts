import { isThisMachine } from '../auth/client-address.ts';
import { networkOf } from '../auth/network-of.ts';

/** Somebody whom the lake does not know. All that tells one from another is the network. */
export interface Stranger {
  /** See `networkOf`. */
  readonly network: string;
  /**
   * Whether it stands for any number of people: a proxy on this machine that does not say for whom it asks. Only what
   * counts for all strangers together applies to it.
   */
  readonly isMany: boolean;
}

/** @param address of the person, not of a proxy that says for whom it asks; see `clientAddress` */
export function strangerAt(address: string): Stranger {
  return { network: networkOf(address), isMany: isThisMachine(address) };
}
