import { blockText } from './block-text.ts';
import { carefulText } from './careful-language.ts';
import { memberOf, textOf } from './form-value.ts';
import { psychologyLanguage } from './psychology-language.ts';
import type { RuleContext } from './rule-context.ts';

/**
 * What careful language asks of a rich text (M11, P5); policies are no advertisement, and law "guarantees" things. A field
 * with rules of its own must name this one, too: rules of a field take the place of those of its type.
 */
export function carefulBody(blocks: readonly unknown[] | undefined, context: RuleContext): true | string {
  if (textOf(memberOf(context.document, 'legal'), 'kind')) return true;
  const careful = carefulText(blocks, context);
  return careful === true ? psychologyLanguage(blockText(blocks), context) : careful;
}
