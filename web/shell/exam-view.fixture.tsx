import { render, screen } from '@testing-library/react';
import type { ExamDetails } from './content.ts';
import { examTypes } from './exam-types.fixture.ts';
import { ExamView } from './exam-view.tsx';
import { settingsFixture } from './settings.fixture.ts';

export const exam = {
  _id: 'exam-us',
  _updatedAt: '2026-01-01T00:00:00Z',
  title: 'Ultrassonografia de tireoide',
  slug: 'ultrassonografia-de-tireoide',
  modality: examTypes.ultrasound,
  bodyRegion: 'Pescoço',
  synonyms: null,
  summary: 'Observa a glândula tireoide.',
  requiresMedicalOrder: true,
  requiresAppointment: true,
  usesContrast: false,
  asksAboutMetal: false,
  ionizingRadiation: false,
  durationMinutes: 20,
  resultDeadline: null,
  resultDays: null,
  room: null,
  image: null,
  whatsappMessage: null,
  body: null,
  preparation: null,
  reviewedAt: null,
  reviewedBy: null,
  reportedBy: null,
  professionals: [],
  healthPlans: [],
  equipment: [],
  price: null,
  faq: [],
  isDemo: true,
  seo: null,
} satisfies ExamDetails;

export const show = (fields: Partial<ExamDetails> = {}) =>
  render(<ExamView exam={{ ...exam, ...fields }} settings={settingsFixture} />);

export const preparation = {
  noPreparation: false,
  rules: [
    {
      _key: 'a',
      ageMin: null,
      ageMax: 6,
      fastingHours: 3,
      fastingHoursMax: null,
      water: null,
      bladder: null,
      period: null,
      note: null,
    },
    {
      _key: 'b',
      ageMin: 7,
      ageMax: null,
      fastingHours: 6,
      fastingHoursMax: null,
      water: 'Livre',
      bladder: 'cheia' as const,
      period: null,
      note: null,
    },
  ],
  diet: 'Coma algo leve na véspera.',
  medicationNote: 'Siga a orientação do seu médico.',
  bring: ['pedido', 'Fralda de pano'],
  arriveMinutesBefore: 15,
  needsCompanion: null,
  minorsWithGuardian: null,
  warnings: ['Venha com acompanhante.'],
  fileUrl: null,
};
export const reviewed = { preparation, reviewedBy: { ...settingsFixture.technicalDirector, status: 'ativo' as const } };

export const hrefOf = (name: RegExp) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
