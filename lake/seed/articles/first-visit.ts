import type { Post } from '#schemas/generated/content-types.ts';
import { bullets, heading, paragraph } from '#schemas/objects/rich-text-body.fixture.ts';

import { reference, slug } from '../references.ts';
import type { SeedDocument } from '../seed-document.ts';

export const firstVisit: SeedDocument<Post> = {
  _id: 'post-primeira-consulta',
  _type: 'post',
  isDemo: true,
  title: 'Como se organizar para a primeira consulta',
  slug: slug('como-se-organizar-para-a-primeira-consulta'),
  topic: reference('topic-antes-da-consulta'),
  excerpt: 'Três coisas simples, feitas na véspera, deixam mais tempo da consulta para o que importa: a conversa.',
  body: [
    paragraph(
      'abre',
      'A primeira consulta começa antes da porta do consultório. Quem chega com a história organizada consegue falar do que preocupa sem a sensação de ter esquecido algo.',
    ),
    heading('lista', 'Escreva o que quer perguntar'),
    paragraph(
      'lista-texto',
      'Anote no celular ou em um papel o que sente, desde quando e o que melhora ou piora. Ponha no alto da lista a pergunta que não pode ficar sem resposta.',
    ),
    heading('remedios', 'Junte remédios e exames'),
    ...bullets('junte', [
      'Fotografe as caixas dos remédios que usa, ou traga-as.',
      'Separe os exames mais recentes, impressos ou no celular.',
      'Se tiver, leve a carteira de vacinação.',
    ]),
    heading('companhia', 'Pense se quer companhia'),
    paragraph(
      'companhia-texto',
      'Uma pessoa de confiança ajuda a lembrar do que foi dito. Se preferir conversar a sós, diga: quem acompanha espera na recepção.',
    ),
    heading('saida', 'Antes de sair, confira'),
    paragraph(
      'saida-texto',
      'Você entendeu o próximo passo? Sabe quando volta e a quem perguntar se surgir uma dúvida? Se algo não ficou claro, pergunte de novo. Repetir faz parte da consulta.',
    ),
  ],
  sources: [{ _key: 'equipe', _type: 'source', title: 'Texto de demonstração da equipe da clínica' }],
  author: reference('professional-ana-exemplo'),
  reviewedBy: reference('professional-ana-exemplo'),
  reviewedAt: '2026-10-01',
  publishedAt: '2026-10-05T12:00:00Z',
};
