import type { LocaleDefinition } from 'sanity';

/**
 * The Portuguese locale says "release", "lançamento" and "versão" for the same thing, sometimes as a feminine noun. Staff
 * read one word: lançamento.
 */
const WORDING: readonly (readonly [RegExp, string])[] = [
  [/uma nova release/g, 'um novo lançamento'],
  [/Nenhuma release arquivada/g, 'Nenhum lançamento arquivado'],
  [/Nenhuma release/g, 'Nenhum lançamento'],
  [/Todas as releases/g, 'Todos os lançamentos'],
  [/\b([dn]?[Ee])sta release/g, '$1ste lançamento'],
  [/\b([Dd])a release/g, '$1o lançamento'],
  [/a release for publicada/g, 'o lançamento for publicado'],
  [/\ba release/g, 'o lançamento'],
  [/arquivá-la/g, 'arquivá-lo'],
  [/\bna liberação/g, 'no lançamento'],
  [/\bReleases\b/g, 'Lançamentos'],
  [/\breleases\b/g, 'lançamentos'],
  [/\bRelease\b/g, 'Lançamento'],
  [/\brelease\b/g, 'lançamento'],
];

export function inOneWord(text: string): string {
  return WORDING.reduce((result, [pattern, instead]) => result.replace(pattern, instead), text);
}

/** The locale with that one word in all its texts, still loaded when they are needed. */
export function withOneWordForReleases(locale: LocaleDefinition): LocaleDefinition {
  return {
    ...locale,
    bundles: locale.bundles?.map((bundle) => {
      const { resources } = bundle;
      if (typeof resources !== 'function') return { ...bundle, resources: reworded(resources) };
      return {
        ...bundle,
        resources: async () => {
          const loaded = await resources();
          return reworded('default' in loaded && typeof loaded.default === 'object' ? loaded.default : loaded);
        },
      };
    }),
  };
}

function reworded(texts: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, inOneWord(text)]] : [])),
  );
}
