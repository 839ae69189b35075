import type { FixedText } from './fixed-texts.ts';

/** Faults of Studio 6.16 that stop somebody's work. Each is known upstream; a new version that no longer has the text ends it. */
export const MENDED_FAULTS: readonly FixedText[] = [
  // Who typed while the draft was published or discarded, by themselves or by a colleague, had a form that took nothing
  // any more: a change was applied to a document that was gone. https://github.com/sanity-io/sanity/issues/7260
  {
    module: '/@sanity/mutator/lib/',
    text: 'operations.push((doc) => patch.apply(doc));',
    instead: 'operations.push((doc) => doc && patch.apply(doc));',
  },
];
