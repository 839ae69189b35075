import type { CurrentUser } from 'sanity';

type Person = Pick<CurrentUser, 'roles'> | null | undefined;

const has = (user: Person, names: readonly string[]) => user?.roles.some(({ name }) => names.includes(name)) ?? false;

/** Whoever keeps the site running; also keeps the list of titles that councils grant, which is not for daily work. */
export function mayAdminister(user: Person): boolean {
  return has(user, ['administrator']);
}

/** Whoever puts content on the air. The lake decides by its grants; this only spares people buttons that cannot work. */
export function mayPublish(user: Person): boolean {
  return has(user, ['administrator', 'editor']);
}

/** Whoever prepares content, drafts at least. */
export function mayWrite(user: Person): boolean {
  return mayPublish(user) || has(user, ['contributor']);
}
