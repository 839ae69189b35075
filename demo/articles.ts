import type { Post } from '#schemas/generated/content-types.ts';
import { attention, bullets, heading, paragraph } from '#schemas/objects/rich-text-body.fixture.ts';

import { approved, type DemoDocument, reference, slug } from './demo-document.ts';
import { anxiety, bloodPressure } from './health-articles.ts';

const firstVisit: DemoDocument<Post> = {
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

const examDay: DemoDocument<Post> = {
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

const psychology: DemoDocument<Post> = {
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
    attention(
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

export const articles: readonly DemoDocument<Post>[] = [firstVisit, examDay, psychology, anxiety, bloodPressure].map(
  approved,
);
