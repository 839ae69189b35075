import type { StoredDocument } from '../store/types.ts';

export type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory' | 'manage';

/** One row of Sanity's ACL: documents matching the GROQ filter may be used with these permissions. */
export interface Grant {
  readonly filter: string;
  readonly permissions: readonly string[];
}

/** Whose content a dataset holds, which decides what callers may do in it. */
export interface DatasetAccess {
  /** Whether anonymous callers read documents without a dot in their id. */
  readonly aclMode: 'public' | 'private';
  /** `comments` is an add-on dataset: what members of the project say about content, never shown to anyone else. */
  readonly profile: 'content' | 'comments';
}

/** Who is asking. Every route resolves one from the request; anonymous callers have `userId: null`. */
export interface Caller {
  readonly userId: string | null;
  readonly roles: readonly string[];
  readonly grants: readonly Grant[];
  /** True when any grant with this permission matches the document as given. */
  may(permission: Permission, document: StoredDocument): boolean;
}
