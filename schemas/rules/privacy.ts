import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';
import { blockText, listOf, memberOf, plainWords, textOf } from './form-value.ts';

/**
 * Who answers for personal data is public, with full name (L3; LGPD, art. 41; ANPD, Res. 18/2024). Small agents may name a
 * channel instead (L4; Res. CD/ANPD 2/2022): then the address alone must be there, which is always asked for.
 */
export function dpoProblem(dpo: unknown): true | string {
  const kind = textOf(dpo, 'kind');
  if (!textOf(dpo, 'email')) return 'Informe o e-mail para pedidos sobre dados pessoais (LGPD, art. 41).';
  if (kind === 'canal') return true;
  if (textOf(dpo, 'name').split(/\s+/).length < 2) {
    return 'Informe nome e sobrenome do encarregado (ANPD, Res. 18/2024).';
  }
  return kind !== 'empresa' || textOf(dpo, 'company') !== '' || 'Informe a empresa encarregada (ANPD, Res. 18/2024).';
}

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

const HEALTH_WORDS =
  /\b(dor|dores|sintomas?|doencas?|diagnosticos?|depressao|ansiedade|cancer|gravidez|gravida|remedios?|carteirinha|psicolog\w+|terapia)\b/;

/** A prefilled message travels through a third party: it must not say why somebody writes (LGPD, art. 5 II and 11). */
export function healthMessageProblem(text: string | undefined): true | string {
  return (
    !HEALTH_WORDS.test(plainWords(text)) ||
    'Esta mensagem pode revelar dados de saúde de quem escreve. Deixe-a genérica.'
  );
}
