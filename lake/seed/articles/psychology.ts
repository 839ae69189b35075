import type { Post } from '#schemas/generated/content-types.ts';
import { heading, paragraph } from '#schemas/objects/rich-text-body.fixture.ts';

import { reference, slug } from '../references.ts';
import type { SeedDocument } from '../seed-document.ts';

export const psychology: SeedDocument<Post> = {
  _id: 'post-atendimento-psicologico',
  _type: 'post',
  isDemo: true,
  title: 'Como funciona o atendimento psicológico',
  slug: slug('como-funciona-o-atendimento-psicologico'),
  topic: reference('topic-saude-mental'),
  excerpt: 'O primeiro encontro, a frequência, o sigilo: o que perguntar antes de começar e o que esperar do processo.',
  body: [
    paragraph(
      'abre',
      'Procurar atendimento psicológico não exige um motivo grave. Muita gente chega porque quer entender melhor uma fase, uma perda ou um jeito de reagir que se repete.',
    ),
    heading('primeiro', 'O primeiro encontro'),
    paragraph(
      'primeiro-texto',
      'É uma conversa para se conhecer. Você conta o que o trouxe até ali, no seu tempo, e a psicóloga explica como trabalha. Ninguém precisa decidir nada nesse dia.',
    ),
    heading('frequencia', 'Frequência e duração'),
    paragraph(
      'frequencia-texto',
      'Os encontros costumam ser semanais ou quinzenais. Quanto tempo o processo leva varia de pessoa para pessoa, e é revisto no caminho.',
    ),
    heading('sigilo', 'Sigilo'),
    paragraph(
      'sigilo-texto',
      'O que é dito fica protegido pelo sigilo da profissão. Isso vale também para o atendimento por vídeo e para adolescentes, com combinados claros com os responsáveis.',
    ),
    heading('apoio', 'Se precisar de apoio agora'),
    paragraph(
      'apoio-texto',
      'O Centro de Valorização da Vida atende pelo telefone 188, a qualquer hora. Em uma emergência, ligue 192 ou 193.',
    ),
  ],
  sources: [{ _key: 'equipe', _type: 'source', title: 'Texto de demonstração da equipe da clínica' }],
  author: reference('professional-carla-amostra'),
  reviewedBy: reference('professional-carla-amostra'),
  reviewedAt: '2026-10-01',
  publishedAt: '2026-10-19T12:00:00Z',
};
