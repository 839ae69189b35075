import { attributePath, mapChildren, someNode } from './ast.ts';
import { FOLDED, searchedTexts, TEXT } from './folded.ts';
import { computed } from './functions/computed.ts';
import { hasPhrase, matchesSearch, searchTerms } from './functions/search-terms.ts';
import type { ExprNode } from './ast.ts';

/**
 * groq-js parses `text::query()` and refuses to evaluate it, although every Studio list and search uses it. This turns
 * `<left> match text::query(<words>)` into ordinary matches: bare words, "quoted words" in their order, -excluded words,
 * prefixes with `*`. The left side is read without diacritics, so that "clinica" finds "Clínica", and `@` stands for all
 * its text. Documents of the dataset keep a copy of themselves for that.
 */
export function rewriteTextSearch(tree: ExprNode): ExprNode {
  return rewrite(tree, false);
}

const NOTHING: ExprNode = { type: 'Value', value: false };

export function usesTextSearch(tree: ExprNode): boolean {
  return someNode(tree, isTextQuery);
}

function isTextQuery(node: ExprNode): boolean {
  return node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query';
}

function rewrite(node: ExprNode, onDocument: boolean): ExprNode {
  if (node.type === 'OpCall' && node.op === 'match' && node.right.type === 'FuncCall' && isTextQuery(node.right)) {
    const left = onDocument ? foldedOperand(node.left) : computed([node.left], searchedTexts);
    const [words = NOTHING] = node.right.args;
    if (words.type === 'Value') return typeof words.value === 'string' ? matchTerms(left, words.value) : NOTHING;
    // Without an index, and with a score of one: what is asked is known only while the query runs.
    return computed([left, rewrite(words, onDocument)], (texts, asked) =>
      typeof asked === 'string' ? matchesSearch(texts, asked) : false,
    );
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

function matchTerms(left: ExprNode, query: string): ExprNode {
  const { words, phrases, unwanted } = searchTerms(query);
  const match = (text: string): ExprNode => ({
    type: 'OpCall',
    op: 'match',
    left,
    right: { type: 'Value', value: text },
  });
  // The words of a phrase are matched first: that is quick, and gives the score.
  const phrase = (text: string): ExprNode =>
    and(
      match(text),
      computed([left], (texts) => hasPhrase(texts, text)),
    );
  const exclusions = unwanted.map(({ text, isPhrase }): ExprNode => {
    return { type: 'Not', base: isPhrase ? phrase(text) : match(text) };
  });
  const asked = words.filter((word) => word !== '*');
  const isOpen = words.length + unwanted.length > 0;
  // With nothing but exclusions, or with a lone asterisk, every document is wanted; without any word none is.
  const start: ExprNode =
    asked.length > 0 ? match(asked.join(' ')) : { type: 'Value', value: isOpen || phrases.length > 0 };
  const conditions = [...phrases.map(phrase), ...exclusions];
  return asked.length === 0 && conditions.length > 0 ? conditions.reduce(and) : conditions.reduce(and, start);
}

function and(left: ExprNode, right: ExprNode): ExprNode {
  return { type: 'And', left, right };
}
