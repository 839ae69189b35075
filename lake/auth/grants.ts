import { evaluateQuery, parseQuery } from '../query/groq.ts';
import type { StoredDocument } from '../store/types.ts';
import type { Caller, Grant } from './caller.ts';

type Test = (document: StoredDocument) => boolean;

/** Builds a caller whose `may` applies the grants; each filter is compiled once. */
export function createCaller(options: {
  readonly userId: string | null;
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
          permissions.includes(permission) && isNamed(filter, document._id) && test(document),
      ),
  };
}

/** Who may do what, and who works here, is content for those alone whose grant names it, see `groupGrant`. */
function isNamed(filter: string, id: string): boolean {
  return !isGroupId(id) || filter === GROUPS_FILTER || filter === MEMBERS_FILTER;
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
function compile(filter: string, identity: string): Test {
  const tests = filter.split(' && ').map(outlineTest);
  if (tests.every((test) => test !== undefined)) return (document) => tests.every((test) => test(document));
  const tree = parseQuery(`*[${filter}]`, {});
  return (document) => {
    const matches = evaluateQuery(tree, {
      documents: [document],
      dereference: () => undefined,
      identity,
      now: new Date(),
      project: { projectId: '', dataset: '' },
    });
    return Array.isArray(matches) && matches.length > 0;
  };
}

/** What one condition asks of a document's id or type; undefined when it is about anything else. */
function outlineTest(condition: string): Test | undefined {
  if (condition === '_id in path("**")') return () => true;
  const ids = pathOfFilter(condition);
  if (ids) return (document) => ids.test(document._id);
  const [, operator, type] = OF_TYPE.exec(condition) ?? [];
  return operator === undefined ? undefined : (document) => (document._type === type) === (operator === '==');
}

/** Whether a filter looks at nothing but id and type, so that documents need not be read for it. */
export function isAboutOutline(filter: string): boolean {
  return filter.split(' && ').every((condition) => outlineTest(condition) !== undefined);
}

/** The ids that a filter `_id in path("…")` means; undefined for any other filter. */
export function pathOfFilter(filter: string): RegExp | undefined {
  const pattern = ID_IN_PATH.exec(filter)?.[1];
  return pattern === undefined ? undefined : pathExpression(pattern);
}

/** GROQ paths: `*` is one segment between dots, `**` any number of them. */
function pathExpression(pattern: string): RegExp {
  const segments = pattern.split('.').map((segment) => {
    if (segment === '**') return '.*';
    if (segment === '*') return '[^.]+';
    return segment.replace(/[\\^$+?()[\]{}|]/g, String.raw`\$&`);
  });
  return new RegExp(`^${segments.join(String.raw`\.`)}$`);
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
