import { computed, isConstant } from './computed-nodes.ts';
import { matches, matchScore } from './match.ts';
import { LinearPath } from './path-pattern.ts';
import { mapChildren, someNode } from './syntax-tree.ts';
import type { Charge } from './meter.ts';
import type { ExprNode } from './syntax-tree.ts';

type PipeFuncCall = Extract<ExprNode, { type: 'PipeFuncCall' }>;

/**
 * The same query without groq-js's regular expressions: `match`, `score()` and `path()` compare in time with the length of
 * what they compare, and charge for it.
 */
export function withLinearPatterns(node: ExprNode, charge: Charge): ExprNode {
  if (node.type === 'PipeFuncCall' && node.name === 'score') return scored(node, charge);
  const inner = mapChildren(withComparableText(node), (child) => withLinearPatterns(child, charge));
  if (inner.type === 'OpCall' && inner.op === 'match') {
    return computed([inner.left, inner.right], (texts, patterns) => matches(texts, patterns, charge));
  }
  if (inner.type !== 'FuncCall' || !isPath(inner)) return inner;
  const [pattern, ...others] = inner.args;
  if (!pattern || others.length > 0) return inner;
  const pathOf = (value: unknown) => (typeof value === 'string' ? new LinearPath(value, charge) : null);
  return isConstant(pattern) ? { type: 'Value', value: pathOf(pattern.value) } : computed([pattern], pathOf);
}

function isPath(node: ExprNode): boolean {
  if (node.type === 'Group') return isPath(node.base);
  return node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path';
}

/** `path(…) in path(…)`: groq-js compares texts alone with a path. */
function withComparableText(node: ExprNode): ExprNode {
  if (node.type !== 'OpCall' || node.op !== 'in' || !isPath(node.right) || !someNode(node.left, isPath)) return node;
  return { ...node, left: computed([node.left], textOfPath) };
}

function textOfPath(value: unknown): unknown {
  return value instanceof LinearPath ? value.toJSON() : value;
}

const THIS: ExprNode = { type: 'This' };
const SCORE = '_score';

/** `| score(a, b)`: every object with its score, the highest first. */
function scored({ base, args }: PipeFuncCall, charge: Charge): ExprNode {
  const terms = [{ type: 'AccessAttribute', name: SCORE } as const, ...args.map((term) => scoreOf(term, charge))];
  const score = computed(terms, (...values) => {
    return values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);
  });
  const withScore: ExprNode = {
    type: 'Projection',
    base: THIS,
    expr: {
      type: 'Object',
      attributes: [
        { type: 'ObjectSplat', value: THIS },
        { type: 'ObjectAttributeValue', name: SCORE, value: score },
      ],
    },
  };
  const rows: ExprNode = { type: 'Map', base: withLinearPatterns(base, charge), expr: withScore };
  const isObject: ExprNode = { type: 'FuncCall', namespace: 'global', name: 'defined', args: [THIS] };
  return {
    type: 'PipeFuncCall',
    name: 'order',
    base: { type: 'Filter', base: rows, expr: isObject },
    args: [{ type: 'Desc', base: { type: 'AccessAttribute', name: SCORE } }],
  };
}

/** What a condition adds to the score: as groq-js counts. */
function scoreOf(node: ExprNode, charge: Charge): ExprNode {
  const inner = (child: ExprNode) => scoreOf(child, charge);
  if (node.type === 'OpCall' && node.op === 'match') {
    const operands = [node.left, node.right].map((operand) => withLinearPatterns(operand, charge));
    return computed(operands, (texts, patterns) => matchScore(texts, patterns, charge));
  }
  if (node.type === 'FuncCall' && node.name === 'boost' && node.args[0] && node.args[1]) {
    const [condition, boost] = [inner(node.args[0]), withLinearPatterns(node.args[1], charge)];
    return computed([condition, boost], (score, extra) =>
      Number(score) > 0 && typeof extra === 'number' ? Number(score) + extra : 0,
    );
  }
  if (node.type === 'Or') return computed([inner(node.left), inner(node.right)], (a, b) => Number(a) + Number(b));
  if (node.type === 'And') {
    return computed([inner(node.left), inner(node.right)], (a, b) => (a === 0 || b === 0 ? 0 : Number(a) + Number(b)));
  }
  return computed([withLinearPatterns(node, charge)], (value) => (value === true ? 1 : 0));
}
