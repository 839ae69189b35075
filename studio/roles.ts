import type { CurrentUser } from 'sanity';

type Person = Pick<CurrentUser, 'roles'> | null | undefined;

/** What the reception publishes by itself, see `lake/auth/roles.ts`. */
const OF_RECEPTION: readonly (string | undefined)[] = ['clinicHours', 'notice'];

const has = (user: Person, names: readonly string[]) => user?.roles.some(({ name }) => names.includes(name)) ?? false;

/** Whoever keeps the site running; also keeps the list of titles that councils grant, which is not for daily work. */
export function mayAdminister(user: Person): boolean {
  return has(user, ['administrator']);
}

/**
 * Whoever puts content on the air, documents of one type or of any. The lake decides by its grants; this only spares people
 * buttons that cannot work.
 */
export function mayPublish(user: Person, type?: string): boolean {
  if (has(user, ['administrator', 'technical-director', 'editor'])) return true;
  return has(user, ['reception']) && OF_RECEPTION.includes(type);
}

/** Whoever approves as technical director: an administrator who is one has both roles, see `lake/auth/directors.ts`. */
export function mayApprove(user: Person): boolean {
  return has(user, ['technical-director']);
}

/** Whoever answers for what the clinic publishes reads the month's report, see `lake/routes/report.ts`. */
export function mayReport(user: Person): boolean {
  return has(user, ['administrator', 'technical-director']);
}

/** Whoever prepares content, drafts at least. */
export function mayWrite(user: Person): boolean {
  return mayPublish(user) || has(user, ['contributor']);
}

/** Whoever answers visitors; to everybody else the lake shows no message (LGPD, art. 6 III and 46). */
export function mayReadMessages(user: Person): boolean {
  return has(user, ['administrator', 'reception']);
}
