/** Sanity's id conventions: published `x`, draft `drafts.x`, release version `versions.<release>.x`. */

const DRAFT_PREFIX = 'drafts.';
const VERSION_PREFIX = 'versions.';

export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFT_PREFIX);
}

export function isVersionId(id: string): boolean {
  return id.startsWith(VERSION_PREFIX);
}

/** Ids that contain a dot are private: never readable without a grant, whatever the dataset's ACL. */
export function isPrivateId(id: string): boolean {
  return id.includes('.');
}

export function draftId(publishedId: string): string {
  return DRAFT_PREFIX + publishedId;
}

/** Release name of a version id, or undefined for any other id. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split('.')[1] : undefined;
}

/** The id shared by the published document, its draft and its versions. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFT_PREFIX.length);
  if (isVersionId(id)) return id.split('.').slice(2).join('.');
  return id;
}
