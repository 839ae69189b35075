import type { DiagnosticProcedure, ImagingTest, MedicalWebPage } from 'schema-dts';
import type { ExamDetails } from '#web/shell/content.ts';
import { absolute, CLINIC_ID } from './ids.ts';
import { known } from './known.ts';
import { personNode } from './person.ts';

// Of nuclear medicine schema.org knows PET alone.
const techniques: Partial<Record<string, 'CT' | 'MRI' | 'Ultrasound' | 'XRay'>> = {
  ultrassom: 'Ultrasound',
  tomografia: 'CT',
  ressonancia: 'MRI',
  'raio-x': 'XRay',
};

/** The preparation in one text. Only what the clinic wrote: never a summary that somebody could follow instead. */
function preparationText({ preparation }: ExamDetails): string | undefined {
  if (!preparation) return undefined;
  if (preparation.noPreparation) return 'Não é necessário preparo.';
  return [preparation.diet, preparation.medicationNote].filter(Boolean).join(' ') || undefined;
}

/** The page of one exam. Preparation belongs to a procedure and the technique to a test: an exam is both. */
export function examNode(exam: ExamDetails, path: string): Exclude<MedicalWebPage, string> {
  const technique = techniques[exam.modality?.technique ?? ''];
  const procedure: Exclude<DiagnosticProcedure, string> = {
    '@type': 'DiagnosticProcedure',
    name: exam.title,
    description: exam.summary,
    ...known({ preparation: preparationText(exam), bodyLocation: exam.bodyRegion }),
  };
  const test: Exclude<ImagingTest, string> = {
    '@type': 'ImagingTest',
    ...(technique ? { imagingTechnique: `https://schema.org/${technique}` as const } : {}),
  };
  return {
    '@type': 'MedicalWebPage',
    url: absolute(path),
    name: exam.title,
    inLanguage: 'pt-BR',
    publisher: { '@id': CLINIC_ID },
    // Types as a list, which the vocabulary allows and its typing does not know.
    mainEntity: {
      ...procedure,
      ...(technique ? { ...test, '@type': ['DiagnosticProcedure', 'ImagingTest'] as unknown as 'ImagingTest' } : {}),
    },
    ...known({
      lastReviewed: exam.reviewedAt,
      reviewedBy: exam.reviewedBy ? personNode(exam.reviewedBy) : undefined,
    }),
  };
}
