import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';

import { blockText } from './block-text.ts';
import { listOf, memberOf, textOf } from './form-value.ts';

/** A policy says which version it is and since when it holds (L5; LGPD, art. 9º): messages keep the one agreed to. */
export function legalPageProblem(legal: unknown): true | string {
  if (!textOf(legal, 'kind')) return true;
  return (
    (textOf(legal, 'version') !== '' && textOf(legal, 'effectiveAt') !== '') ||
    'Uma página legal precisa de versão e de data em que passou a valer (LGPD, art. 9º).'
  );
}

const FORM_SETTINGS = defineQuery(`*[_id == "siteSettings"][0].formSettings`);

/** The term that a privacy policy names is the one messages are kept for (LGPD, art. 9º II): people count on it. */
export async function retentionTextProblem(legal: unknown, context: ValidationContext): Promise<true | string> {
  if (textOf(legal, 'kind') !== 'privacidade') return true;
  const text = listOf(context.document, 'sections')
    .map((section) => blockText(listOf(section, 'body')))
    .join('\n');
  const named = /apagad[ao]s? (?:em )?(?:até )?(\d+) dias/.exec(text)?.[1];
  const client = context.getClient({ apiVersion: '2025-02-19' });
  const form = await client.fetch(FORM_SETTINGS);
  const kept = memberOf(form, 'retentionDays');
  return (
    !named ||
    typeof kept !== 'number' ||
    Number(named) === kept ||
    `As mensagens são guardadas por ${kept} dias; o texto diz ${named}.`
  );
}
