import type { Post } from '#schemas/generated/content-types.ts';
import { bullets, heading, paragraph } from '#schemas/objects/rich-text-body.fixture.ts';

import { reference, slug } from '../references.ts';
import type { SeedDocument } from '../seed-document.ts';

export const examDay: SeedDocument<Post> = {
  _id: 'post-dia-do-exame',
  _type: 'post',
  isDemo: true,
  title: 'O que levar no dia do exame',
  slug: slug('o-que-levar-no-dia-do-exame'),
  topic: reference('topic-exames'),
  excerpt: 'Pedido, documento, carteirinha e exames anteriores: por que cada um deles faz diferença na hora.',
  body: [
    paragraph(
      'abre',
      'A maior parte dos exames remarcados no balcão tem o mesmo motivo: faltou um papel. Vale conferir a bolsa na noite anterior.',
    ),
    heading('papeis', 'Na bolsa'),
    ...bullets('papel', [
      'Pedido médico, dentro da validade.',
      'Documento com foto.',
      'Carteirinha do convênio e, se o plano pede, a autorização.',
      'Exames anteriores da mesma região: a comparação ajuda quem faz o laudo.',
    ]),
    heading('preparo', 'O preparo'),
    paragraph(
      'preparo-texto',
      'Cada exame tem o seu, definido pela clínica e enviado por escrito. Não use o preparo de outro lugar nem o de um parente: idade, horário e remédios mudam a orientação.',
    ),
    heading('chegada', 'Na chegada'),
    paragraph(
      'chegada-texto',
      'Chegue alguns minutos antes para o cadastro. Avise a equipe sobre alergias e, se houver possibilidade de gravidez, diga antes de entrar na sala.',
    ),
  ],
  sources: [{ _key: 'equipe', _type: 'source', title: 'Texto de demonstração da equipe da clínica' }],
  author: reference('professional-bruno-modelo'),
  reviewedBy: reference('professional-bruno-modelo'),
  reviewedAt: '2026-10-01',
  publishedAt: '2026-10-12T12:00:00Z',
};
