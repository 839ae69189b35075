import { GROUPS_FILTER, MEMBERS_FILTER, PREVIEW_FILTER } from '../caller.ts';
import type { Grant, Role } from '../config/roles.ts';

/** Who may do what, member by member: for administrators, besides their role. `**` does not stand for it. */
export const groupGrant: Grant = { filter: GROUPS_FILTER, permissions: ['read'] };
/** Who works here: for people, besides their role. Without it, Studio cannot offer whom to mention in a comment. */
export const memberListGrant: Grant = { filter: MEMBERS_FILTER, permissions: ['read'] };

/** Opening the preview: for people, besides their role, as all of them read drafts. */
export const previewGrant: Grant = { filter: PREVIEW_FILTER, permissions: ['create', 'update'] };

/** What members of a project may do in its add-on datasets: comment, answer, resolve, assign. */
export function commentGrants({ comments = '_id in path("**")' }: Role): readonly Grant[] {
  return [{ filter: comments, permissions: ['read', 'create', 'update', 'history'] }];
}

/** What callers without a token may do in a public dataset: read undotted ids. A private one does not answer them. */
export const ANONYMOUS_GRANTS: readonly Grant[] = [{ filter: '_id in path("*")', permissions: ['read'] }];
