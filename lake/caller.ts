import { documentTest } from './groq/document-test.ts';
import { parseQuery } from './groq/parse.ts';
import { pathTest } from './groq/path-pattern.ts';
import type { Grant } from './config/roles.ts';
import type { DocumentTest } from './groq/document-test.ts';
import type { StoredDocument } from './store/types.ts';

export type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory' | 'manage';

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
  /** As colleagues know the person or the program; undefined for visitors. */
  readonly name?: string | undefined;
  readonly roles: readonly string[];
  readonly grants: readonly Grant[];
  /** True when any grant with this permission matches the document as given. */
  may(permission: Permission, document: StoredDocument): boolean;
}

/** Builds a caller whose `may` applies the grants; each filter is compiled once. */
export function createCaller(options: {
  readonly userId: string | null;
  readonly name?: string | undefined;
  readonly roles: readonly string[];
  readonly grants: readonly Grant[];
}): Caller {
  const identity = options.userId ?? '<anonymous>';
  const rules = options.grants.map(({ filter, permissions }) => ({
    filter,
    test: compile(filter, identity),
    permissions,
  }));
  return {
    ...options,
    may: (permission, document) =>
      rules.some(
        ({ filter, test, permissions }) =>
          permissions.includes(permission) &&
          isNamed(filter, document._id) &&
          test(document) &&
          (filter !== PREVIEW_FILTER || isPreviewSecret(document)),
      ),
  };
}

/** Who may do what, and who works here, is content for those alone whose grant names it, see `groupGrant`. */
function isNamed(filter: string, id: string): boolean {
  return !isGroupId(id) || filter === GROUPS_FILTER || filter === MEMBERS_FILTER;
}

/** What Studio writes before it opens the preview (@sanity/preview-url-secret). */
export const PREVIEW_FILTER = '_id in path("drafts.**") && _type == "sanity.previewUrlSecret"';
const SECRET_FIELDS = ['secret', 'source', 'studioUrl', 'userId'];

/** That and no more, which GROQ cannot say: whoever may write nothing else must not be able to keep, hide or hold up anything by it. */
function isPreviewSecret({ _id, _type, _rev, _createdAt, _updatedAt, ...fields }: StoredDocument): boolean {
  return (
    /^drafts\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(_id) &&
    Object.entries(fields).every(
      ([name, value]) => SECRET_FIELDS.includes(name) && typeof value === 'string' && value.length <= 2_000,
    )
  );
}

/** Ids of the documents that say who may do what. */
export const GROUP_PREFIX = '_.groups.';
/** The document that says who works here. */
export const MEMBERS_ID = '_.members';
export const GROUPS_FILTER = `_id in path("${GROUP_PREFIX}*")`;
export const MEMBERS_FILTER = `_id in path("${MEMBERS_ID}")`;

/** Whether the id is one of these, which only the lake writes. */
export function isGroupId(id: string): boolean {
  return id.startsWith(GROUP_PREFIX) || id === MEMBERS_ID;
}

const ID_IN_PATH = /^_id in path\("([^"]+)"\)$/;
const OF_TYPE = /^_type (==|!=) "([^"]+)"$/;

/**
 * Rights are checked for every document of every query, so the usual questions about id and type become regular
 * expressions and comparisons; groq-js is 50 times slower.
 */
function compile(filter: string, identity: string): DocumentTest {
  const tests = filter.split(' && ').map(outlineTest);
  if (tests.every((test) => test !== undefined)) return (document) => tests.every((test) => test(document));
  return documentTest(parseQuery(`*[${filter}]`, {}), { identity, otherwise: false });
}

/** What one condition asks of a document's id or type; undefined when it is about anything else. */
function outlineTest(condition: string): DocumentTest | undefined {
  if (condition === '_id in path("**")') return () => true;
  const ids = pathOfFilter(condition);
  if (ids) return (document) => ids(document._id);
  const [, operator, type] = OF_TYPE.exec(condition) ?? [];
  return operator === undefined ? undefined : (document) => (document._type === type) === (operator === '==');
}

/** Whether a filter looks at nothing but id and type, so that documents need not be read for it. */
export function isAboutOutline(filter: string): boolean {
  return filter.split(' && ').every((condition) => outlineTest(condition) !== undefined);
}

/** Tells the ids that a filter `_id in path("…")` means; undefined for any other filter. */
function pathOfFilter(filter: string): ((id: string) => boolean) | undefined {
  const pattern = ID_IN_PATH.exec(filter)?.[1];
  return pattern === undefined ? undefined : pathTest(pattern);
}

/** The lake's own work (seed, timers): every right, under a name that history shows. */
export const systemCaller: Caller = createCaller({
  userId: 'system',
  roles: ['administrator'],
  grants: ['_id in path("**")', GROUPS_FILTER, MEMBERS_FILTER].map((filter) => ({
    filter,
    permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  })),
});

/**
 * Whether the caller could read a document with this id, whatever is in it. It is the same for ids that exist and ids that
 * do not, so it may decide what an answer says without telling which of them there are.
 */
export function couldRead(caller: Caller, id: string): boolean {
  return caller.grants.some(({ filter, permissions }) => {
    if (!permissions.includes('read')) return false;
    const path = pathOfFilter(filter);
    return path === undefined || path(id);
  });
}

/** Somebody with a role. Programs with grants of their own are not: who works here is none of their business. */
export function isMember(caller: Caller): caller is Caller & { readonly userId: string } {
  return caller.userId !== null && caller.roles.length > 0;
}
