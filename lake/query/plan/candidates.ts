import { draftId, publishedId } from '../../store/ids.ts';
import { listed, union } from '../../store/entry.ts';
import { conjunctsOf, constantsOf, equalityOn } from '../../groq/syntax-tree.ts';
import { lazyValue } from '../../groq/computed-nodes.ts';
import { WalkedList } from './query-run.ts';
import { textCandidates } from './text-candidates.ts';
import type { Entry, EntryList } from '../../store/entry.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { QueryRun } from './query-run.ts';
import type { PlanOptions } from './planner.ts';

type Comparison = ExprNode & { readonly type: 'OpCall' };

const ALWAYS_TEXT = new Set(['_id', '_type']);

/** Below this, looking for a still smaller list costs more than it saves. */
const FEW = 16;

/** The documents that a filter has to be asked about, as a list that is made while it is walked. */
export function candidateList(condition: ExprNode, { current }: PlanOptions): ExprNode {
  return lazyValue(() => {
    const run = current.get();
    const candidates = candidatesFor(condition, run);
    return WalkedList.over(candidates ?? run.view.source.everything(), run);
  });
}

/** The smallest list that any of the conditions gives, all of which must hold. Undefined when none is indexed. */
export function candidatesFor(condition: ExprNode, run: QueryRun): EntryList | undefined {
  const conditions = conjunctsOf(condition);
  // Types have the longest lists: they come last, when there is no other.
  const byType = conditions.filter(isOfType);
  return smallestOf([...conditions.filter((each) => !byType.includes(each)), ...byType], run);
}

/** The same without what the conditions say of the type. */
export function candidatesBesidesType(condition: ExprNode, run: QueryRun): EntryList | undefined {
  return smallestOf(
    conjunctsOf(condition).filter((each) => !isOfType(each)),
    run,
  );
}

function smallestOf(conditions: readonly ExprNode[], run: QueryRun): EntryList | undefined {
  let best: EntryList | undefined;
  for (const condition of conditions) {
    if (best && best.most <= FEW) break;
    const found = candidatesOfOne(condition, run);
    if (found && (!best || found.most < best.most)) best = found;
  }
  return best;
}

function isOfType(condition: ExprNode): boolean {
  return equalityOn(condition)?.path === '_type';
}

function candidatesOfOne(condition: ExprNode, run: QueryRun): EntryList | undefined {
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

function eitherOf(left: ExprNode, right: ExprNode, run: QueryRun): EntryList | undefined {
  const first = candidatesFor(left, run);
  const second = first && candidatesFor(right, run);
  return second && union([first, second]);
}

function ofComparison(condition: Comparison, run: QueryRun): EntryList | undefined {
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

/** To look for a text takes some ten microseconds. */
const UNITS_PER_LOOKUP = 3000;

/** Entries whose text at a path is one of these; undefined when the path has no index. */
export function withValues(path: string, values: readonly string[], { view, charge }: QueryRun): EntryList | undefined {
  const { source } = view;
  charge(values.length * UNITS_PER_LOOKUP);
  const lists = values.map((value) => {
    switch (path) {
      case '_id':
        return view.isRaw ? one(source.entry(value)) : source.ofGroupEntries(value);
      case '_type':
        return source.ofTypeEntries(value);
      case 'slug.current':
        return source.withSlug(value);
      case '_originalId':
        // Views give documents another one than they have.
        return undefined;
      default:
        return source.withText(path.split('.'), value);
    }
  });
  return lists.every((list) => list !== undefined) ? union(lists) : undefined;
}

function one(entry: Entry | undefined): EntryList {
  return listed(entry ? [entry] : []);
}

const IN_LAYER = /^(drafts|versions\.[^.*]+)\./;

function inPath(args: readonly ExprNode[], { view }: QueryRun): EntryList | undefined {
  const [pattern] = stringsIn(args) ?? [];
  const layer = pattern === undefined ? undefined : IN_LAYER.exec(pattern)?.[1];
  return layer === undefined ? undefined : view.source.inLayer(layer);
}

function ofCall(namespace: string, name: string, args: readonly ExprNode[], run: QueryRun): EntryList | undefined {
  const { view, charge } = run;
  const names = stringsIn(args);
  charge((names?.length ?? 0) * UNITS_PER_LOOKUP);
  const [first] = names ?? [];
  switch (`${namespace}::${name}`) {
    case 'global::references':
      return names && union(names.map((id) => view.source.naming(id)));
    case 'sanity::versionOf':
      if (first === undefined) return undefined;
      return union([first, publishedId(first), draftId(first)].map((id) => view.source.ofGroupEntries(id)));
    case 'sanity::partOfRelease':
      return first === undefined || !view.isRaw ? undefined : view.source.inLayer(`versions.${first}`);
    default:
      return undefined;
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
