/** @jest-environment node */
import { ptBRLocale } from '@sanity/locale-pt-br';
import type { LocaleDefinition, LocaleResourceBundle } from 'sanity';

import { translations } from './translations.ts';

/** Texts by namespace and key, as Studio has them: the locale's, and ours in their place. */
async function textsOf(bundles: readonly Omit<LocaleResourceBundle, 'locale'>[]): Promise<Map<string, unknown>> {
  const texts = new Map<string, unknown>();
  for (const { namespace, resources } of bundles) {
    const loaded: object = typeof resources === 'function' ? await resources() : resources;
    for (const [key, text] of Object.entries('default' in loaded ? Object(loaded.default) : loaded)) {
      texts.set(`${namespace} ${key}`, text);
    }
  }
  return texts;
}

test('S19: a time that says “há” itself is told without a second one', async () => {
  const portuguese = ptBRLocale().i18n?.locales as LocaleDefinition[] | undefined;
  const texts = await textsOf([...(portuguese?.[0]?.bundles ?? []), ...translations]);
  expect(texts.size).toBeGreaterThan(1000);
  const twice = [...texts].filter(([, text]) => /\bhá \{\{(time|relative)/.test(String(text)));
  expect(twice).toEqual([]);
});

test('what was restored is not named: Studio still has the title of what it replaced', async () => {
  const texts = await textsOf(translations);
  const said = texts.get('structure panes.document-operation-results.operation-success_restore');
  expect(said).toBe('Esta versão voltou como rascunho. Para mudar o site, publique.');
});
