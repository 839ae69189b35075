import { listed } from '../../store/entry.ts';
import { constantsOf, someNode } from '../../groq/syntax-tree.ts';
import { searchedTexts } from '../../groq/functions/text-search.ts';
import { argumentsOf } from '../../groq/computed-nodes.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { EntryList } from '../../store/entry.ts';
import type { SearchedParts } from '../../store/index/terms.ts';
import type { QueryRun } from './query-run.ts';

/** Documents whose text can satisfy a `match`; undefined when the left side is not text of the document. */
export function textCandidates({ left, right }: ExprNode & { type: 'OpCall' }, run: QueryRun): EntryList | undefined {
  const patterns = constantsOf(right);
  // What a text search reads is made of the same words.
  const [operand = left] = argumentsOf(left, searchedTexts) ?? [];
  const parts = patterns && partsOf(operand);
  if (!patterns || !parts) return undefined;
  // groq-js matches nothing with a pattern that is not all text.
  if (!patterns.every((pattern) => typeof pattern === 'string')) return listed([]);
  return run.view.source.matching(patterns.join(' '), parts, run.charge);
}

/** What a left side is made of, if it is nothing but texts of the document under test. */
function partsOf(left: ExprNode): SearchedParts | undefined {
  if (left.type === 'Group') return partsOf(left.base);
  if (isIdOf(left)) return { content: false, ids: true };
  if (left.type === 'Array') {
    const parts = left.elements.map(({ value }) => partsOf(value));
    if (!parts.every((part) => part !== undefined)) return undefined;
    return { content: parts.some((part) => part.content), ids: parts.some((part) => part.ids) };
  }
  return isContent(left) ? { content: true, ids: false } : undefined;
}

function isIdOf(node: ExprNode): boolean {
  if (node.type !== 'AccessAttribute') return false;
  if (node.name !== '_id' && node.name !== '_originalId') return false;
  return !node.base || node.base.type === 'This';
}

const TRANSPARENT = new Set(['text', 'lower', 'upper', 'coalesce']);

/** Attributes with an underscore are not in the index, and a computed text may be in no document. */
function isContent(node: ExprNode): boolean {
  return !someNode(node, (part) => {
    switch (part.type) {
      case 'AccessAttribute':
        return part.name.startsWith('_');
      case 'FuncCall':
        return !TRANSPARENT.has(part.name);
      case 'This':
      case 'Group':
      case 'ArrayCoerce':
      case 'Map':
      case 'FlatMap':
      case 'AccessElement':
      case 'Slice':
        return false;
      default:
        return true;
    }
  });
}
