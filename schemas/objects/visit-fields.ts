import { defineArrayMember, defineField } from '@sanity/types';

import { healthMessageProblem } from '../rules/health-message.ts';

/** What services and exams tell whoever is about to come; `page` is what the page is about, as “do serviço”. */

export function faqField(group: string, page: string) {
  return defineField({
    name: 'faq',
    title: 'Perguntas frequentes',
    type: 'array',
    group,
    description: `Mostradas no fim da página ${page}.`,
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'faqItem' }] })],
    validation: (rule) => rule.unique(),
  });
}

/** The words a conversation begins with must not say why somebody writes (L1). */
export function whatsappMessageField(group: string, otherwise = '') {
  return defineField({
    name: 'whatsappMessage',
    title: 'Mensagem inicial do WhatsApp',
    type: 'text',
    rows: 2,
    group,
    description: `Opcional. ${otherwise}Não cite doenças nem sintomas: a mensagem pode revelar dados de saúde.`,
    validation: (rule) => [rule.max(200), rule.custom(healthMessageProblem).warning()],
  });
}
