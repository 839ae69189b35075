/** A member of a value from an editing form, where anything may still be missing; undefined when there is none. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The same, as text: anything but a string counts as empty. */
export function textOf(value: unknown, name: string): string {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member.trim() : '';
}

/** The same, as a list: anything but an array counts as empty. */
export function listOf(value: unknown, name: string): readonly unknown[] {
  const member = memberOf(value, name);
  return Array.isArray(member) ? member : [];
}

/** Id under which a document is published, of whichever draft or version of it. */
export function publishedIdOf(document: unknown): string {
  return textOf(document, '_id').replace(/^(drafts|versions\.[^.]+)\./, '');
}

/** What a rule may see besides its own value: Sanity's `ValidationContext`, or a stand-in with the same members. */
export interface RuleContext {
  readonly document?: unknown;
  readonly parent?: unknown;
}

/** Lower case and without accents, so that lists of words need neither; empty for nothing. */
export function plainWords(text: string | undefined): string {
  return (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a rich text, one line per block. */
export function blockText(blocks: readonly unknown[] | undefined): string {
  return (blocks ?? [])
    .map((block) => {
      const children = memberOf(block, 'children');
      return Array.isArray(children) ? children.map((child: unknown) => textOf(child, 'text')).join(' ') : '';
    })
    .join('\n');
}
