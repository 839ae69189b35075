import type { ExamDetails } from './content.ts';

/** Types of exam as queries give them, for tests and samples. */
export const examTypes = {
  ultrasound: { _id: 'exam-type-ultrassonografia', title: 'Ultrassonografia', order: 10, technique: 'ultrassom' },
  xRay: { _id: 'exam-type-raio-x', title: 'Raio-X', order: 40, technique: 'raio-x' },
} as const satisfies Readonly<Record<string, NonNullable<ExamDetails['modality']>>>;
