import type { LocaleDefinition } from 'sanity';

/**
 * The Portuguese locale says "release", "lançamento" and "liberação" for the same thing, and nobody in a clinic says any of
 * them. Staff read one word: mudança programada. It is feminine; what stands around it has to follow.
 */
const THING = /(?<![-\wÀ-ÿ])(releases?|lançamentos?(?: de conteúdo)?|liberação)(?![\wÀ-ÿ])(?: programados)?/gi;

/** What may stand before it, when that is masculine. */
const BEFORE: Readonly<Record<string, string>> = {
  o: 'a',
  os: 'as',
  um: 'uma',
  do: 'da',
  dos: 'das',
  no: 'na',
  nos: 'nas',
  ao: 'à',
  este: 'esta',
  deste: 'desta',
  neste: 'nesta',
  novo: 'nova',
  nenhum: 'nenhuma',
  'do seu': 'da sua',
  seus: 'suas',
};
const BEFORE_IT = new RegExp(`(?<![\\wÀ-ÿ])(${Object.keys(BEFORE).join('|')})(?= mudanças? programad)`, 'gi');

const DONE =
  /(?<=(?:excluíd|arquivad|agendad|publicad|duplicad|revertid|desafixad|criad|editad|encontrad|selecionad|habilitad|configurad))o(?=s?(?![\wÀ-ÿ]))/;
/** What is said of it: next to it, or anywhere in a text that begins with it and speaks of nothing else masculine. */
const NEXT_TO_IT = new RegExp(`(?<=mudanças? programadas? [a-zí]+)${DONE.source}`, 'g');
const BEGINS_WITH_IT = /^(?:(?:A|As|Esta) m|M)udanças? programadas?(?!.* e seus? )/;

/** Where that is not enough. */
const AFTERWARDS: readonly (readonly [RegExp | string, string])[] = [
  [/(horário(?: aproximado)?) de mudança programada/i, '$1'],
  ['desagende-o', 'desagende-a'],
];

export function inOneWord(text: string): string {
  const named = text.replace(THING, (thing: string, _word, at: number) => {
    const name = /s(?: |$)/.test(thing) ? 'mudanças programadas' : 'mudança programada';
    return at === 0 && /^[A-Z]/.test(thing) ? capitalised(name) : name;
  });
  if (named === text) return text;
  const agreed = named
    .replace(BEFORE_IT, (word) => {
      const instead = BEFORE[word.toLowerCase()] ?? word;
      return word.toLowerCase() === word ? instead : capitalised(instead);
    })
    .replace(NEXT_TO_IT, 'a');
  const done = BEGINS_WITH_IT.test(agreed) ? agreed.replace(new RegExp(DONE, 'g'), 'a') : agreed;
  return AFTERWARDS.reduce((result, [pattern, instead]) => result.replace(pattern, instead), done);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
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
