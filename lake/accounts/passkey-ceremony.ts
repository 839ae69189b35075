import { z } from 'zod';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { LakeConfig } from '../config/config.ts';
import type { Passkey, Passkeys } from './passkeys.ts';
import type { User } from './users.ts';

/** ES256, EdDSA and RS256: every authenticator knows one of them. */
const ALGORITHMS = [-7, -8, -257] as const;
const TIMEOUT_MS = 5 * 60 * 1000;
const MAX_NAME_CHARACTERS = 60;
const SIGN_IN = 'sign-in';

const responseSchema = z.looseObject({ id: z.string(), rawId: z.string(), type: z.literal('public-key') });

/**
 * What the script of a page hands to the browser, and what it has to be signed for (WebAuthn level 3).
 * @param defaultName of a key that nobody names
 */
export function createPasskeyCeremonies(
  passkeys: Passkeys,
  { passkeyHost: host, siteName }: Pick<LakeConfig['auth'], 'passkeyHost' | 'siteName'>,
  defaultName: string,
) {
  const challenges = createPasskeyChallenges();
  const described = (keys: readonly Passkey[]) =>
    keys.map(({ id, transports }) => ({ type: 'public-key', id, transports }));
  const purposeOf = (user: User) => `register ${user.id}`;
  const expected = (origin: string, rpId: string, purpose: string) => ({
    expectedChallenge: (challenge: string) => challenges.use(challenge, purpose),
    expectedOrigin: origin,
    expectedRPID: rpId,
  });

  return {
    /** Undefined when this site can have no passkeys. */
    registration(user: User): string | undefined {
      if (host === undefined) return undefined;
      return JSON.stringify({
        challenge: challenges.issue(purposeOf(user)),
        rp: { id: host, name: siteName },
        user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: user.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: described(passkeys.listOf(user.id)),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: TIMEOUT_MS,
      });
    },
    /** Stores the key. @returns it; undefined when the answer is not valid. `origin` is the page's, and is an allowed one. */
    async register(user: User, name: string, text: string, origin: string): Promise<Passkey | undefined> {
      const response = read(text);
      if (host === undefined || !response) return undefined;
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: response as unknown as RegistrationResponseJSON,
          ...expected(origin, host, purposeOf(user)),
          supportedAlgorithmIDs: [...ALGORITHMS],
        });
        if (!verified || !registrationInfo) return undefined;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        const shown = name.trim().slice(0, MAX_NAME_CHARACTERS) || defaultName;
        passkeys.add({ id, userId: user.id, publicKey, counter, transports, name: shown });
        const stored = passkeys.get(id);
        return stored?.userId === user.id ? stored : undefined;
      } catch {
        // The library throws for everything that is not as it should be.
        return undefined;
      }
    },
    /** Without a user the browser offers every key it has for this site: nobody needs to type who it is. */
    signIn(user?: User): string | undefined {
      if (host === undefined) return undefined;
      return JSON.stringify({
        challenge: challenges.issue(SIGN_IN),
        rpId: host,
        allowCredentials: user ? described(passkeys.listOf(user.id)) : [],
        userVerification: 'required',
        timeout: TIMEOUT_MS,
      });
    },
    /** The key that signed; undefined when the answer is not valid, or is not the user's. */
    async verify(text: string, origin: string, user?: User): Promise<Passkey | undefined> {
      const response = read(text);
      const passkey = response && passkeys.get(response.id);
      if (host === undefined || !passkey || (user && passkey.userId !== user.id)) return undefined;
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          ...expected(origin, host, SIGN_IN),
          credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
        });
        if (!verified) return undefined;
        passkeys.used(passkey.id, authenticationInfo.newCounter);
        return passkey;
      } catch {
        return undefined;
      }
    },
  };
}

/** What a browser sent, as far as it has the form of an answer. The library looks at the rest. */
function read(text: string): z.infer<typeof responseSchema> | undefined {
  try {
    return responseSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const LIFETIME_MS = 10 * 60 * 1000;
const NONCE_BYTES = 16;
const TIME_BYTES = 8;

/**
 * What a passkey has to sign. A challenge proves by itself that it was made here, for what, and until when: a stranger who
 * opens the login page again and again makes nobody remember anything. Only those that were used are kept, until they end.
 */
export function createPasskeyChallenges(now: () => number = Date.now) {
  const key = randomBytes(32);
  const used = new Map<string, number>();
  const sign = (content: Buffer, purpose: string) => createHmac('sha256', key).update(purpose).update(content).digest();
  return {
    /** @param purpose such as `sign-in`, or `register` with the id of the account */
    issue(purpose: string): string {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeBigUInt64BE(BigInt(now() + LIFETIME_MS));
      const content = Buffer.concat([time, randomBytes(NONCE_BYTES)]);
      return Buffer.concat([content, sign(content, purpose)]).toString('base64url');
    },
    /** Uses it up. False when it was made for something else, is too old or was used. */
    use(challenge: string, purpose: string): boolean {
      for (const [other, end] of used) if (end <= now()) used.delete(other);
      const bytes = Buffer.from(challenge, 'base64url');
      const content = bytes.subarray(0, TIME_BYTES + NONCE_BYTES);
      const [given, expected] = [bytes.subarray(TIME_BYTES + NONCE_BYTES), sign(content, purpose)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const end = Number(content.readBigUInt64BE());
      if (end <= now() || used.has(bytes.toString('base64url'))) return false;
      used.set(bytes.toString('base64url'), end);
      return true;
    },
  };
}
