import { AccountError } from '../auth/account-error.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { AccountSettings } from '../auth/settings-table.ts';
import type { Totps } from './totp.ts';
import type { User } from './users.ts';

/** What somebody has beside a password. */
export interface Factors {
  readonly app: boolean;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

interface SecondFactorParts {
  readonly database: DatabaseSync;
  readonly settings: AccountSettings;
  readonly passkeys: Passkeys;
  readonly totps: Totps;
  readonly recoveryCodes: RecoveryCodes;
  readonly onChange: () => void;
}

const ROLES_SETTING = 'second-factor-roles';

export function openSecondFactors(parts: SecondFactorParts) {
  const { database, settings, passkeys, totps, recoveryCodes, onChange } = parts;
  const endSessions = database.prepare(`
    DELETE FROM session WHERE user_id IN (
      SELECT id FROM user WHERE role IN (SELECT value FROM json_each(?))
        AND id NOT IN (SELECT user_id FROM passkey) AND id NOT IN (SELECT user_id FROM totp)
    )`);
  const endSessionsOf = database.prepare('DELETE FROM session WHERE user_id = ?');

  const factorsOf = (userId: string): Factors => ({
    app: totps.isOn(userId),
    passkeys: passkeys.listOf(userId).length,
    recoveryCodes: recoveryCodes.countOf(userId),
  });
  const hasAny = (userId: string) => totps.isOn(userId) || passkeys.listOf(userId).length > 0;
  /** Roles whose people sign in with a second factor only. */
  const requiredRoles = () => (settings.get(ROLES_SETTING) ?? '').split(' ').filter(Boolean);
  const isRequiredFor = ({ role }: User) => requiredRoles().includes(role);
  /** Ends the sessions of people whose role requires what they do not have. Returns how many. */
  const enforce = () => Number(endSessions.run(JSON.stringify(requiredRoles())).changes);

  /** Recovery codes stand for a second factor; without one they are of no use to anybody but a thief. */
  function removed(userId: string): void {
    if (!hasAny(userId)) recoveryCodes.removeAllOf(userId);
    onChange();
  }
  function assertRemovable(user: User, left: number): void {
    if (left === 0 && isRequiredFor(user)) {
      throw new AccountError('factor-required', 'The role requires a second factor: add another one first.');
    }
  }

  return {
    factorsOf,
    hasAny,
    requiredRoles,
    isRequiredFor,
    /** Whether the role requires one and the account has none. */
    isMissingFor: (user: User) => isRequiredFor(user) && !hasAny(user.id),
    enforce,
    /**
     * From now on. Sessions of people without a second factor end.
     * @throws AccountError when whoever does it would end the own session so
     */
    require(roles: readonly string[], by: User | undefined) {
      if (by && roles.includes(by.role) && !hasAny(by.id)) {
        throw new AccountError('factor-missing', 'Set up a second factor of your own first.');
      }
      settings.set(ROLES_SETTING, roles.join(' '));
      enforce();
      onChange();
    },
    /** @throws AccountError when the role requires it */
    removeApp(user: User) {
      assertRemovable(user, passkeys.listOf(user.id).length);
      totps.remove(user.id);
      removed(user.id);
    },
    /** False when the account has no such key. @throws AccountError when the role requires it */
    removePasskey(user: User, id: string) {
      const others = passkeys.listOf(user.id).filter((passkey) => passkey.id !== id).length;
      assertRemovable(user, others + Number(totps.isOn(user.id)));
      const done = passkeys.remove(user.id, id);
      if (done) removed(user.id);
      return done;
    },
    /** For somebody who has lost everything; whoever holds a session of the account is signed out. */
    removeAllOf(userId: string) {
      totps.remove(userId);
      passkeys.removeAllOf(userId);
      endSessionsOf.run(userId);
      removed(userId);
    },
  };
}
