import { compareEntries } from '../../store/entry.ts';
import { conjunctsOf, equalityOn, someNode, attributePath } from '../../groq/syntax-tree.ts';
import { candidateList, candidatesBesidesType, candidatesFor } from './candidates.ts';
import { shown } from './query-run.ts';
import { lazyValue } from '../../groq/computed-nodes.ts';
import type { Entry } from '../../store/entry.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { QueryRun } from './query-run.ts';
import type { Sort } from '../../store/index/sort-keys.ts';
import type { SortedEntry } from '../../store/source.ts';
import type { PlanOptions } from './planner.ts';

/** With so few candidates, ordering them all is quicker than walking an index. */
const FEW = 64;
/** Documents looked at for each one wanted, before walking in order is given up: the filter accepts too few. */
const MAX_LOOKS_PER_RESULT = 50;

/**
 * `*[…][0...20]` and `*[…] | order(name)[0...20]` stop when they have what the slice takes, instead of filtering and
 * ordering everything. The slice and the order stay in the tree; they only get a shorter list. Undefined for other trees.
 */
export function topN(node: ExprNode, options: PlanOptions): ExprNode | undefined {
  const end = endOf(node);
  if (end === undefined || !('base' in node) || !node.base) return undefined;
  const { base } = node;
  if (isIndependentFilter(base)) {
    const filter = filterInBatches(base.expr, options);
    return { ...node, base: lazyValue(() => take(filter, options.current.get(), base.expr, end)) };
  }
  if (base.type !== 'PipeFuncCall' || base.name !== 'order' || !isIndependentFilter(base.base)) return undefined;
  const { expr } = base.base;
  const order = orderOf(base.args);
  if (!order) return undefined;
  const filter = filterInBatches(expr, options);
  const all = options.evaluator.guard({ type: 'Filter', base: candidateList(expr, options), expr: options.plan(expr) });
  const list = lazyValue(() => {
    const run = options.current.get();
    return topOf(filter, run, expr, order, end) ?? run.evaluate(all);
  });
  return { ...node, base: { ...base, base: list, args: base.args.map(options.plan) } };
}

/** How many elements at the start of a list an access or a slice can reach; undefined when it counts from the end. */
function endOf(node: ExprNode): number | undefined {
  if (node.type === 'AccessElement') return node.index >= 0 ? node.index + 1 : undefined;
  if (node.type !== 'Slice' || node.left < 0 || node.right < 0) return undefined;
  return node.right + Number(node.isInclusive);
}

function isIndependentFilter(node: ExprNode): node is Extract<ExprNode, { readonly expr: ExprNode }> {
  return (
    node.type === 'Filter' &&
    node.base.type === 'Everything' &&
    !someNode(node.expr, ({ type }) => type === 'Parent' || type === 'Context')
  );
}

interface Order {
  readonly by: Omit<Sort, 'type'>;
  readonly direction: 'asc' | 'desc';
}

/** The first key of an order; the others only matter where it is equal. */
function orderOf(args: readonly ExprNode[]): Order | undefined {
  const [first] = args;
  if (!first) return undefined;
  const key = first.type === 'Asc' || first.type === 'Desc' ? first.base : first;
  const by = orderedBy(key);
  return by && { by, direction: first.type === 'Desc' ? 'desc' : 'asc' };
}

type BatchFilter = (documents: readonly StoredDocument[], run: QueryRun) => ReadonlySet<unknown>;

function filterInBatches(condition: ExprNode, { evaluator, plan }: PlanOptions): BatchFilter {
  let batch: readonly StoredDocument[] = [];
  const tree = evaluator.guard({ type: 'Filter', base: lazyValue(() => batch), expr: plan(condition) });
  return (documents, run) => {
    batch = documents;
    const accepted = run.evaluate(tree);
    batch = [];
    return new Set(Array.isArray(accepted) ? accepted : []);
  };
}

function take(filter: BatchFilter, run: QueryRun, condition: ExprNode, end: number): readonly StoredDocument[] {
  const { source } = run.view;
  const entries = (candidatesFor(condition, run) ?? source.everything()).entries();
  const taken: StoredDocument[] = [];
  for (const batch of batches(shown(entries, run), end)) {
    const accepted = filter(batch, run);
    for (const document of batch) if (accepted.has(document)) taken.push(document);
    if (taken.length >= end) break;
  }
  return taken;
}

const LARGEST_BATCH = 256;

/** @param most asked before each batch but the first */
function* batches<Item>(
  items: Iterable<Item>,
  first: number,
  most: () => number = () => LARGEST_BATCH,
): Generator<Item[], undefined> {
  let size = Math.min(Math.max(first, 1), LARGEST_BATCH);
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
    size = Math.min(size * 2, most());
  }
  if (batch.length > 0) yield batch;
  return undefined;
}

/** Documents among which are the first `end` in order; undefined when no index helps. */
function topOf(
  filter: BatchFilter,
  run: QueryRun,
  condition: ExprNode,
  { by, direction }: Order,
  end: number,
): readonly StoredDocument[] | undefined {
  if (end === 0) return [];
  const type = typeIn(condition);
  // A sort of one type has no more than those to walk.
  const candidates = type === undefined ? candidatesFor(condition, run) : candidatesBesidesType(condition, run);
  if (candidates && candidates.most <= FEW) return undefined;
  const walk = run.view.source.sorted({ ...by, type });
  if (!walk) return undefined;
  const most = MAX_LOOKS_PER_RESULT * (end + FEW);
  const found = walkInOrder(walk(direction, end + 1), run, { filter, end, most });
  return found?.sort((a, b) => compareEntries(a.entry, b.entry)).map(({ document }) => document);
}

function typeIn(condition: ExprNode): string | undefined {
  for (const conjunct of conjunctsOf(condition)) {
    const equality = equalityOn(conjunct);
    if (equality?.path === '_type' && equality.values.length === 1) return equality.values[0];
  }
  return undefined;
}

interface Found {
  readonly entry: Entry;
  readonly document: StoredDocument;
  readonly key: string;
}

/** The first documents the filter accepts, and all that share the key of the last of them. */
function walkInOrder(
  sorted: Iterable<SortedEntry>,
  run: QueryRun,
  { filter, end, most }: { readonly filter: BatchFilter; readonly end: number; readonly most: number },
): Found[] | undefined {
  const found: Found[] = [];
  let looked = 0;
  // When there are enough, the next one says whether others share the last key.
  const size = () => (found.length < end ? LARGEST_BATCH : 1);
  for (const items of batches(sorted, end, size)) {
    const last = found[end - 1];
    const [next] = items;
    if (last && next && next.key !== last.key) return found;
    looked += items.length;
    if (looked > most) return undefined;
    for (const each of acceptedOf(items, filter, run)) found.push(each);
  }
  return found;
}

function acceptedOf(items: readonly SortedEntry[], filter: BatchFilter, run: QueryRun): readonly Found[] {
  const visible: Found[] = [];
  for (const { entry, key } of items) {
    const [document] = shown([entry], run);
    if (document) visible.push({ entry, document, key });
  }
  const accepted = filter(
    visible.map(({ document }) => document),
    run,
  );
  return visible.filter(({ document }) => accepted.has(document));
}

/** Views give documents other ones. */
const GIVEN_BY_VIEW = new Set(['_id', '_originalId']);

const FUNCTIONS: ReadonlyMap<string, Sort['by']> = new Map([
  ['lower', 'lower'],
  ['upper', 'upper'],
  ['dateTime', 'dateTime'],
]);

/** What an order sorts by, where that can be kept: an attribute, or a function of one. */
function orderedBy(key: ExprNode): Omit<Sort, 'type'> | undefined {
  const [attribute = key, ...others] = key.type === 'FuncCall' ? key.args : [];
  const by = key.type === 'FuncCall' ? FUNCTIONS.get(key.name) : 'value';
  const path = attributePath(attribute);
  return path && by && others.length === 0 && !GIVEN_BY_VIEW.has(path[0] ?? '') ? { path, by } : undefined;
}
