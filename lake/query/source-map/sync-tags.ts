import { hash } from 'node:crypto';
import { publishedId } from '../../store/ids.ts';
import { conjunctsOf, equalityOn, mapChildren } from '../../groq/syntax-tree.ts';
import type { Commit } from '../../store/types.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';

/** Next allows 128 tags per cache entry; a query that depends on more documents than this depends on everything. */
const MAX_TAGS = 60;

function tag(subject: string): string {
  return `s1:${hash('sha256', subject, 'base64url').slice(0, 8)}`;
}

const EVERYTHING = tag('everything');

export function typeTag(type: string): string {
  return tag(`type:${type}`);
}

export function documentTag(id: string): string {
  return tag(`doc:${id}`);
}

/**
 * What a result depends on, as opaque tags: the types and ids its filters name, the types of the documents its
 * references led to, the ids of references that led nowhere, and "everything" when a filter names neither type nor id.
 * Whoever cached the result drops it when a commit carries one of them.
 */
export function tagsOfQuery(tree: ExprNode, followed: FollowedReferences): string[] {
  const tags = new Set<string>();
  collect(tree, tags);
  for (const type of followed.types) tags.add(typeTag(type));
  for (const id of followed.missing) tags.add(documentTag(id));
  if (tags.size > MAX_TAGS || tags.has(EVERYTHING)) return [EVERYTHING];
  return [...tags].sort();
}

/** References resolved while a query ran. */
interface FollowedReferences {
  readonly types: ReadonlySet<string>;
  readonly missing: ReadonlySet<string>;
}

/** The filters over everything in a query; undefined stands for everything without a filter. */
type Reads = readonly (ExprNode | undefined)[];

/** Long queries are asked again and again, and their trees are kept. */
const readsOf = new WeakMap<ExprNode, Reads>();

function collect(tree: ExprNode, tags: Set<string>): void {
  const reads = readsOf.get(tree) ?? findReads(tree, []);
  readsOf.set(tree, reads);
  for (const condition of reads) {
    const named = condition && dependencies(condition);
    for (const found of named?.map(tag) ?? [EVERYTHING]) tags.add(found);
  }
}

function findReads(node: ExprNode, found: (ExprNode | undefined)[]): Reads {
  if (node.type === 'Everything') {
    found.push(undefined);
    return found;
  }
  const isNarrowed = node.type === 'Filter' && node.base.type === 'Everything';
  if (isNarrowed) found.push(node.expr);
  mapChildren(node, (child, key) => {
    if (!(isNarrowed && key === 'base')) findReads(child, found);
    return child;
  });
  return found;
}

/** Subjects that cover every document the condition can accept, now or later; undefined when it cannot be told. */
function dependencies(expr: ExprNode): string[] | undefined {
  let best: string[] | undefined;
  for (const condition of conjunctsOf(expr)) {
    const found = condition.type === 'Or' ? eitherOf(condition.left, condition.right) : namedBy(condition);
    if (found && (!best || found.length < best.length)) best = found;
  }
  return best;
}

function eitherOf(left: ExprNode, right: ExprNode): string[] | undefined {
  const first = dependencies(left);
  const second = dependencies(right);
  return first && second && [...first, ...second];
}

function namedBy(condition: ExprNode): string[] | undefined {
  const equality = equalityOn(condition);
  if (equality?.path === '_type') return equality.values.map((type) => `type:${type}`);
  if (equality?.path === '_id') return equality.values.map((id) => `doc:${id}`);
  return undefined;
}

/** The tags of what a commit changed: the type and id of every document in it, in a stable order. */
export function tagsOfCommit(commit: Commit): string[] {
  const tags = new Set<string>([EVERYTHING]);
  for (const { id, before, after } of commit.changes) {
    tags.add(documentTag(id));
    // Perspectives show a draft under the id of the published document.
    tags.add(documentTag(publishedId(id)));
    for (const state of [before, after]) if (state) tags.add(typeTag(state._type));
  }
  return [...tags].sort();
}
