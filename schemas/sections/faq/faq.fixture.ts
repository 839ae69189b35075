import { defineFixtures, type StoredSection } from '../index.ts';

export const faqFixtures = defineFixtures('faq', {
  todas: {
    _key: 'faq-todas',
    mode: 'all',
    surface: 'branco',
    anchorId: 'perguntas',
    header: {
      _type: 'sectionHeader',
      title: 'O que costumam nos perguntar',
      lead: 'Outra dúvida? A recepção responde por telefone ou WhatsApp.',
    },
  },
  imagem: {
    _key: 'faq-imagem',
    mode: 'area',
    area: { _type: 'reference', _ref: 'area-imagem' },
    surface: 'claro',
    header: { _type: 'sectionHeader', title: 'Dúvidas sobre exames' },
  },
});

/** Only these questions, in this order. */
export const chosenQuestions = (...ids: readonly string[]): StoredSection<'faq'> => ({
  ...faqFixtures.todas,
  mode: 'selected',
  chosen: ids.map((_ref) => ({ _key: _ref, _type: 'reference', _ref })),
});
