import type { Topic } from '#schemas/generated/content-types.ts';

import { type DemoDocument, slug } from './demo-document.ts';

export const topics: readonly DemoDocument<Topic>[] = [
  {
    _id: 'topic-antes-da-consulta',
    _type: 'topic',
    isDemo: true,
    title: 'Antes da consulta',
    slug: slug('antes-da-consulta'),
    description: 'Como se organizar para aproveitar o tempo com quem vai atender você.',
    icon: 'stethoscope',
    order: 10,
  },
  {
    _id: 'topic-exames',
    _type: 'topic',
    isDemo: true,
    title: 'Exames sem susto',
    slug: slug('exames-sem-susto'),
    description: 'O que acontece na sala de exame, o que levar e o que perguntar.',
    icon: 'ultrasound',
    order: 20,
  },
  {
    _id: 'topic-saude-mental',
    _type: 'topic',
    isDemo: true,
    title: 'Saúde mental',
    slug: slug('saude-mental'),
    description: 'Como funciona o atendimento psicológico e quando faz sentido buscar ajuda.',
    icon: 'conversation',
    order: 30,
  },
  {
    _id: 'topic-cuidados',
    _type: 'topic',
    isDemo: true,
    title: 'Cuidados do dia a dia',
    slug: slug('cuidados-do-dia-a-dia'),
    description: 'O que observar em casa e quando vale marcar uma consulta.',
    icon: 'heart',
    order: 40,
  },
];
