import { draftId, publishedId } from '../../store/ids.ts';
import { compareEntries } from '../../store/entry.ts';
import { conjunctsOf, constantsOf, equalityOn } from '../../groq/syntax-tree.ts';
import { lazyValue } from '../../groq/computed-nodes.ts';
import { WalkedList } from './query-run.ts';
import { textCandidates } from './text-candidates.ts';
import type { Entry } from '../../store/entry.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { QueryRun } from './query-run.ts';
import type { PlanOptions } from './planner.ts';

/** Entries among which are all that satisfy a condition: perhaps too many, never too few. */
export interface Candidates {
  /** How many there are at most. */
  readonly most: number;
  /** Sorted, without doubles. */
  readonly entries: () => Iterable<Entry>;
}

type Comparison = ExprNode & { readonly type: 'OpCall' };

const ALWAYS_TEXT = new Set(['_id', '_type']);

/** Below this, looking for a still smaller list costs more than it saves. */
const FEW = 16;

/** The documents that a filter has to be asked about, as a list that is made while it is walked. */
export function candidateList(condition: ExprNode, { current }: PlanOptions): ExprNode {
  return lazyValue(() => {
    const run = current.get();
    const candidates = candidatesFor(condition, run);
    return WalkedList.over(candidates?.entries ?? (() => run.view.source.entries), run);
  });
}

/** The smallest list that any of the conditions gives, all of which must hold. Undefined when none is indexed. */
export function candidatesFor(condition: ExprNode, run: QueryRun): Candidates | undefined {
  let best: Candidates | undefined;
  for (const conjunct of conjunctsOf(condition)) {
    if (best && best.most <= FEW) break;
    const found = candidatesOfOne(conjunct, run);
    if (found && (!best || found.most < best.most)) best = found;
  }
  return best;
}

function candidatesOfOne(condition: ExprNode, run: QueryRun): Candidates | undefined {
  switch (condition.type) {
    case 'Or':
      return eitherOf(condition.left, condition.right, run);
    case 'FuncCall':
      return ofCall(condition.namespace, condition.name, condition.args, run);
    case 'OpCall':
      return condition.op === 'match' ? textCandidates(condition, run) : ofComparison(condition, run);
    default:
      return undefined;
  }
}

function eitherOf(left: ExprNode, right: ExprNode, run: QueryRun): Candidates | undefined {
  const first = candidatesFor(left, run);
  const second = first && candidatesFor(right, run);
  return second && union([first, second]);
}

function ofComparison(condition: Comparison, run: QueryRun): Candidates | undefined {
  const asked = equalityOn(condition) ? condition : mirrored(condition);
  const equality = equalityOn(asked);
  if (equality) {
    // Lists by content hold texts only, and content may be a number. Ids and types never are.
    const isText = constantsOf(asked.right)?.length === equality.values.length;
    return isText || ALWAYS_TEXT.has(equality.path) ? withValues(equality.path, equality.values, run) : undefined;
  }
  if (condition.op !== 'in' || condition.right.type !== 'FuncCall' || condition.right.name !== 'path') return undefined;
  return run.view.isRaw && pathOf(condition.left) === '_id' ? inPath(condition.right.args, run) : undefined;
}

/** `"page" == _type` asks for the same as `_type == "page"`. */
function mirrored(condition: Comparison): Comparison {
  return condition.op === '==' ? { ...condition, left: condition.right, right: condition.left } : condition;
}

function pathOf(node: ExprNode): string | undefined {
  return node.type === 'AccessAttribute' && !node.base ? node.name : undefined;
}

/** Entries whose text at a path is one of these; undefined when the path has no index. */
export function withValues(path: string, values: readonly string[], run: QueryRun): Candidates | undefined {
  const { view, indexes } = run;
  const { source } = view;
  switch (path) {
    case '_id':
      return union(values.map((id) => listed(view.isRaw ? one(source.entry(id)) : source.ofGroupEntries(id))));
    case '_type':
      return union(values.map((type) => listed(source.ofTypeEntries(type))));
    case 'slug.current':
      return union(values.map((slug) => listed(source.withSlug(slug))));
    default: {
      const index = indexes.equality(path);
      return index && union(values.map((value) => listed(index.with(value))));
    }
  }
}

function one(entry: Entry | undefined): readonly Entry[] {
  return entry ? [entry] : [];
}

const IN_LAYER = /^(drafts|versions\.[^.*]+)\./;

function inPath(args: readonly ExprNode[], { view }: QueryRun): Candidates | undefined {
  const [pattern] = stringsIn(args) ?? [];
  const layer = pattern === undefined ? undefined : IN_LAYER.exec(pattern)?.[1];
  return layer === undefined ? undefined : listed(view.source.inLayer(layer));
}

function ofCall(
  namespace: string,
  name: string,
  args: readonly ExprNode[],
  { view }: QueryRun,
): Candidates | undefined {
  const names = stringsIn(args);
  const [first] = names ?? [];
  switch (`${namespace}::${name}`) {
    case 'global::references':
      return names && union(names.map((id) => listed(view.source.naming(id))));
    case 'sanity::versionOf':
      if (first === undefined) return undefined;
      return union([first, publishedId(first), draftId(first)].map((id) => listed(view.source.ofGroupEntries(id))));
    case 'sanity::partOfRelease':
      return first === undefined || !view.isRaw ? undefined : listed(view.source.inLayer(`versions.${first}`));
    default:
      return undefined;
  }
}

export function listed(entries: readonly Entry[]): Candidates {
  return { most: entries.length, entries: () => entries };
}

function union(parts: readonly Candidates[]): Candidates {
  const filled = parts.filter(({ most }) => most > 0);
  const [only] = filled;
  if (!only) return listed([]);
  if (filled.length === 1) return only;
  const most = filled.reduce((sum, part) => sum + part.most, 0);
  const isLong = most > 1000 && filled.length <= 32;
  return { most, entries: () => (isLong ? merged(filled) : sorted(filled)) };
}

function sorted(parts: readonly Candidates[]): readonly Entry[] {
  return [...new Set(parts.flatMap((part) => [...part.entries()]))].sort(compareEntries);
}

/** Long lists are walked together: sorting them anew would take longer than all the rest. */
function* merged(parts: readonly Candidates[]): Generator<Entry, undefined> {
  const heads = parts.map((part) => {
    const rest = part.entries()[Symbol.iterator]();
    return { rest, next: rest.next().value as Entry | undefined };
  });
  for (;;) {
    let least: Entry | undefined;
    for (const { next } of heads) if (next && (!least || compareEntries(next, least) < 0)) least = next;
    if (!least) return undefined;
    yield least;
    for (const head of heads) if (head.next === least) head.next = head.rest.next().value as Entry | undefined;
  }
}

/** Every text among constant arguments, lists opened; undefined when one of them is computed. */
function stringsIn(args: readonly ExprNode[]): string[] | undefined {
  const values: string[] = [];
  for (const argument of args) {
    const constants = constantsOf(argument);
    if (!constants) return undefined;
    values.push(...constants.filter((value) => typeof value === 'string'));
  }
  return values;
}
