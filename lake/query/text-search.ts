import { LakeError } from '../errors.ts';
import { attributePath, mapChildren, someNode } from './ast.ts';
import { FOLDED, fold, TEXT } from './folded.ts';
import type { ExprNode } from './ast.ts';

/**
 * groq-js parses `text::query()` and refuses to evaluate it, although every Studio list and search uses it. This turns
 * `<left> match text::query(<words>)` into ordinary matches: bare words, "quoted words", -excluded words, prefixes with `*`.
 * Against documents of the dataset the left side reads a copy without diacritics, so that "clinica" finds "Clínica",
 * and `@` stands for all text of the document.
 *
 * Limit: a quoted phrase asks for all its words, not for their order.
 */
export function rewriteTextSearch(tree: ExprNode): ExprNode {
  return rewrite(tree, false);
}

export function usesTextSearch(tree: ExprNode): boolean {
  return someNode(tree, isTextQuery);
}

function isTextQuery(node: ExprNode): boolean {
  return node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query';
}

function rewrite(node: ExprNode, onDocument: boolean): ExprNode {
  if (node.type === 'OpCall' && node.op === 'match' && node.right.type === 'FuncCall' && isTextQuery(node.right)) {
    const [words] = node.right.args;
    if (words?.type !== 'Value' || typeof words.value !== 'string') {
      throw new LakeError(400, 'queryEvaluationError', 'text::query() takes a text: a constant or a parameter.');
    }
    return matchWords(onDocument ? foldedOperand(node.left) : node.left, words.value);
  }
  const perDocument = innerSeesDocuments(node);
  return mapChildren(node, (child, key) => {
    if (key === 'expr' || (key === 'args' && node.type === 'PipeFuncCall')) return rewrite(child, perDocument);
    return rewrite(child, onDocument);
  });
}

/** Whether the inner part of the node is evaluated on documents as stored, not on projected values. */
function innerSeesDocuments(node: ExprNode): boolean {
  return (node.type === 'Filter' || node.type === 'PipeFuncCall') && isDocumentList(node.base);
}

function isDocumentList(node: ExprNode): boolean {
  switch (node.type) {
    case 'Everything':
      return true;
    case 'Filter':
    case 'Slice':
    case 'Group':
      return isDocumentList(node.base);
    case 'PipeFuncCall':
      // score() hands on copies, which have lost the hidden attributes.
      return node.name === 'order' && isDocumentList(node.base);
    default:
      return false;
  }
}

function foldedOperand(left: ExprNode): ExprNode {
  if (left.type === 'This') return { type: 'AccessAttribute', name: TEXT };
  if (left.type === 'Group') return foldedOperand(left.base);
  if (attributePath(left)) return foldPath(left);
  if (left.type === 'Parent' || left.type === 'Value') return left;
  // What is evaluated per element sees that element, not the document.
  return mapChildren(left, (child, key) => (key === 'expr' ? child : foldedOperand(child)));
}

function foldPath(node: ExprNode): ExprNode {
  if (node.type !== 'AccessAttribute') return node;
  const base: ExprNode =
    node.base && node.base.type !== 'This' ? foldPath(node.base) : { type: 'AccessAttribute', name: FOLDED };
  return { ...node, base };
}

const WORDS = /(-?)(?:"([^"]*)"?|(\S+))/g;

function matchWords(left: ExprNode, query: string): ExprNode {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const [, minus, quoted, word] of query.matchAll(WORDS)) {
    const text = fold(quoted ?? word ?? '');
    if (text.trim()) (minus ? unwanted : wanted).push(text);
  }
  const matches = (text: string): ExprNode => ({
    type: 'OpCall',
    op: 'match',
    left,
    right: { type: 'Value', value: text },
  });
  const conditions = unwanted.map((text): ExprNode => ({ type: 'Not', base: matches(text) }));
  const isEverything = wanted.every((word) => word === '*');
  // With nothing but exclusions, or with a lone asterisk, every document is wanted.
  const start: ExprNode =
    isEverything && (wanted.length > 0 || unwanted.length > 0)
      ? { type: 'Value', value: true }
      : matches(wanted.filter((word) => word !== '*').join(' '));
  return conditions.reduce<ExprNode>((all, condition) => ({ type: 'And', left: all, right: condition }), start);
}
