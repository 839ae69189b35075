import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A piece of a package's code and what stands there instead. */
interface Replacement {
  /** Name of the package. */
  readonly module: string;
  readonly code: string;
  readonly places: RegExp;
  readonly instead: string;
}

/** Faults of Studio 6.16 that stop somebody's work. */
const MENDED_FAULTS: readonly Replacement[] = [
  // Who typed while the draft was published or discarded, by themselves or by a colleague, had a form that took nothing
  // any more: a change was applied to a document that was gone. https://github.com/sanity-io/sanity/issues/7260
  exactly(
    '@sanity/mutator',
    'operations.push((doc) => patch.apply(doc));',
    'operations.push((doc) => doc && patch.apply(doc));',
  ),
  // React tells a popover's element twice that it is gone; the second time the list of releases crashed on a tablet. No
  // report of it was found upstream.
  exactly(
    '@sanity/ui',
    '(shouldRenderRef.current || (stopRef.current = listenForIntent(node, handleIntent))',
    '(!node || shouldRenderRef.current || (stopRef.current = listenForIntent(node, handleIntent))',
  ),
];

/**
 * Texts that Studio writes into its code in English, out of reach of its translations: package, English, Portuguese. A text
 * is replaced where it stands whole between quotes or as a part of a template. One with quotes in it is a piece of code.
 */
const texts: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'replaced-texts.json'), 'utf8'),
);

const REPLACED_TEXTS: readonly Replacement[] = Object.entries(texts).flatMap(([module, inPortuguese]) =>
  Object.entries(inPortuguese).map(([code, instead]) =>
    /["`]/.test(code) ? exactly(module, code, instead) : wholeText(module, code, instead),
  ),
);

export const REPLACED_CODE: readonly Replacement[] = [...MENDED_FAULTS, ...REPLACED_TEXTS];

function exactly(module: string, code: string, instead: string): Replacement {
  return { module, code, places: new RegExp(escaped(code), 'g'), instead };
}

function wholeText(module: string, code: string, instead: string): Replacement {
  const places = new RegExp(`(?<=["\`}])${escaped(code)}(?=["\`]|\\$\\{)`, 'g');
  return { module, code, places, instead };
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

function replaceCode(code: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((result, { places, instead }) => result.replaceAll(places, () => instead), code);
}

/**
 * Replaces these pieces when Studio is built. What a new version of a package no longer has is printed, and stays English.
 * While one develops, the modules pass through Vite's bundle of dependencies, which has plugins of its own.
 */
export function replacedCode(replacements: readonly Replacement[] = REPLACED_CODE): Plugin {
  const missing = new Set(replacements);
  const transform = (code: string, id: string) => {
    const present = replacements.filter(
      (one) => id.includes(`/node_modules/${one.module}/`) && code.includes(one.code) && code.search(one.places) >= 0,
    );
    for (const found of present) missing.delete(found);
    return present.length > 0 ? replaceCode(code, present) : undefined;
  };
  return {
    name: 'clinic-replaced-code',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'clinic-replaced-code', transform }] } } }),
    transform,
    buildEnd() {
      if (this.environment.mode !== 'build') return;
      for (const { module, code } of missing)
        this.warn(`${code} is no longer in ${module}: see studio/replaced-code.ts`);
    },
  };
}
