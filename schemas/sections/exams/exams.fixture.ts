import { defineFixtures } from '../index.ts';

export const examsFixtures = defineFixtures('exams', {
  lista: {
    _key: 'exams-lista',
    variant: 'lista',
    surface: 'branco',
    anchorId: 'exames',
    header: {
      _type: 'sectionHeader',
      title: 'Encontre o seu exame',
    },
  },
  preparo: {
    _key: 'exams-preparo',
    variant: 'preparo',
    modalities: [{ _key: 'us', _type: 'reference', _ref: 'exam-type-ultrassonografia' }],
    surface: 'claro',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Preparo',
      title: 'Como se preparar',
      lead: 'O preparo de cada exame é definido e revisado pela clínica. Em caso de dúvida, pergunte antes do dia.',
    },
  },
});
