import { memberOf, textOf } from './form-value.ts';

/** The words of a rich text, one line per block. */
export function blockText(blocks: readonly unknown[] | undefined): string {
  return (blocks ?? [])
    .map((block) => {
      const children = memberOf(block, 'children');
      return Array.isArray(children) ? children.map((child: unknown) => textOf(child, 'text')).join(' ') : '';
    })
    .join('\n');
}
