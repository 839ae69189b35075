import { isForeign } from './origins.ts';
import type { LakeConfig } from '../config/config.ts';
import type { Authenticate, People, Person, Proof } from './authentication.ts';

/** Accounts of people that another system keeps. */
export interface OutsideAccounts {
  readonly who: Authenticate;
  /** Those who may come in: Studio offers whom to mention, and history names authors. */
  readonly people: () => readonly Person[];
  /** Where Studio sends people who are not signed in; it comes back to the address in `?origin=`. */
  readonly login: { readonly title: string; readonly url: string };
}

interface OpenOutside {
  readonly authenticate: Authenticate;
  readonly people: People;
  readonly stop: () => void;
}

/** How soon streams and Studio hear of a person who changed. */
const LOOK_MS = 2_000;

/**
 * @param announce called when people have changed
 * @throws Error when it cannot be used
 */
export function openOutside(accounts: OutsideAccounts, config: LakeConfig, announce: () => void): OpenOutside {
  const { who, people, login } = accounts;
  if (typeof who !== 'function' || typeof people !== 'function' || !login?.title || !login.url) {
    throw new Error('"authenticate" needs "who" and "people", which are functions, and "login" with title and url.');
  }
  // History names authors who are not listed any more, and Studio asks who somebody is who is not listed at all.
  const seen = new Map<string, Person>();
  const known = (proof: Proof | null): Proof => {
    if (typeof proof !== 'object' || proof === null) return proof === 'expired' ? proof : undefined;
    const { id, name, email, roles, createdAt, updatedAt } = proof;
    const isPerson = typeof id === 'string' && id !== '' && typeof name === 'string' && Array.isArray(roles);
    if (!isPerson || id === 'system') throw new Error('"authenticate" gave somebody without an id, a name and roles.');
    // Whatever else the other system says of people is not the lake's.
    const person = { id, name, email, roles, createdAt, updatedAt };
    seen.set(id, person);
    return person;
  };
  let listed = JSON.stringify(people());
  const timer = setInterval(() => {
    const present = presentList(people) ?? listed;
    if (present === listed) return;
    listed = present;
    announce();
  }, LOOK_MS).unref();
  return {
    authenticate(request, isUse) {
      // Browsers send along what proves it with requests that another page made them send, too.
      if (isForeign(request.headers, config)) return undefined;
      const proof = who(request, isUse);
      return proof instanceof Promise ? proof.then(known, refused) : known(proof);
    },
    people: {
      list: people,
      find: (id) => people().find((person) => person.id === id) ?? seen.get(id),
      // Letters to them are another system's, too.
      tell: () => undefined,
    },
    stop: () => clearInterval(timer),
  };
}

/** Undefined while the other system cannot say: it is asked again soon. */
function presentList(people: OutsideAccounts['people']): string | undefined {
  try {
    return JSON.stringify(people());
  } catch {
    return undefined;
  }
}

function refused(cause: unknown): never {
  throw new Error('"authenticate" could not say who asks.', { cause });
}
