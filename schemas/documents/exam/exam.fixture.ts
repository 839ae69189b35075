import type { EXAM_QUERY_RESULT } from '../../generated/content-types.ts';

/** Types of exam as queries give them, for tests and samples. */
export const examTypes = {
  ultrasound: { _id: 'exam-type-ultrassonografia', title: 'Ultrassonografia', order: 10, technique: 'ultrassom' },
  xRay: { _id: 'exam-type-raio-x', title: 'Raio-X', order: 40, technique: 'raio-x' },
} as const satisfies Readonly<Record<string, NonNullable<NonNullable<EXAM_QUERY_RESULT>['modality']>>>;

/** An exam as its page gets it. */
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
} satisfies NonNullable<EXAM_QUERY_RESULT>;

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
