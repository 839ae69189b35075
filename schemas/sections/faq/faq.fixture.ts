import type { SectionFixtures } from '../index.ts';

export const faqFixtures = {
  todas: {
    _key: 'faq-todas',
    _type: 'faq',
    mode: 'all',
    surface: 'branco',
    anchorId: 'perguntas',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Perguntas frequentes',
      title: 'O que costumam nos perguntar',
      lead: 'Se a sua dúvida não está aqui, a recepção responde por telefone ou WhatsApp.',
    },
  },
  imagem: {
    _key: 'faq-imagem',
    _type: 'faq',
    mode: 'area',
    area: { _type: 'reference', _ref: 'area-imagem' },
    surface: 'claro',
    header: { _type: 'sectionHeader', title: 'Dúvidas sobre exames' },
  },
} satisfies SectionFixtures<'faq'>;
