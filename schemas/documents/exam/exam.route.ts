import { defineQuery } from 'groq';
import type { DiagnosticProcedure, ImagingTest, MedicalWebPage } from 'schema-dts';

import type { EXAM_QUERY_RESULT } from '../../generated/content-types.ts';
import { PICTURE_FRAGMENT, RICH_TEXT_BODY_FRAGMENT, SEO_FRAGMENT } from '../../objects/parts.query.ts';
import { FAQ_ITEM_FRAGMENT } from '../faq-item.query.ts';
import { ITS_HEALTH_PLANS } from '../health-plan.query.ts';
import { CLINIC_ID, known } from '../json-ld.ts';
import { PRICE_FILTER, PRICE_ITEM_FRAGMENT, PRICES_ARE_SHOWN } from '../price-item.query.ts';
import { personNode } from '../professional/person-node.ts';
import { PERSON_FRAGMENT, PROFESSIONAL_CARD_FRAGMENT } from '../professional/professional.query.ts';
import { defineRoute } from '../route.ts';
import { EXAM_CARD_FRAGMENT, PREPARATION_FRAGMENT } from './exam.query.ts';

/** One exam by `$slug`, with its preparation, its reviewer, who signs the report and which plans cover it. */
export const EXAM_QUERY = defineQuery(`*[_type == "exam" && slug.current == $slug] | order(_id asc) [0]{
  _updatedAt,
  ${EXAM_CARD_FRAGMENT},
  image{${PICTURE_FRAGMENT}},
  whatsappMessage,
  room,
  body[]{${RICH_TEXT_BODY_FRAGMENT}},
  ${PREPARATION_FRAGMENT},
  reportedBy->{${PERSON_FRAGMENT}},
  "professionals": professionals[@->status == "ativo"]->{${PROFESSIONAL_CARD_FRAGMENT}},
  ${ITS_HEALTH_PLANS},
  "equipment": equipment[defined(@->_id)]->{_id, name, anvisaRegistration},
  "price": *[${PRICE_FILTER} && _id == ^.priceItem._ref && ${PRICES_ARE_SHOWN}][0]{${PRICE_ITEM_FRAGMENT}},
  "faq": faq[defined(@->_id)]->{${FAQ_ITEM_FRAGMENT}},
  isDemo,
  seo{${SEO_FRAGMENT}}
}`);

export const examRoute = defineRoute({
  type: 'exam',
  address: '/exames/:slug',
  query: EXAM_QUERY,
  titleField: 'title',
  listedAt: [{ href: '/exames', label: 'Exames' }],
  head: ({ summary }) => ({ description: summary }),
  jsonLd: examNode,
});

type ExamDetails = NonNullable<EXAM_QUERY_RESULT>;

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
function examNode(exam: ExamDetails, path: string): Exclude<MedicalWebPage, string> {
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
    url: path,
    name: exam.title,
    inLanguage: 'pt-BR',
    publisher: { '@id': CLINIC_ID },
    // Types as a list, which the vocabulary allows and its typing does not know.
    mainEntity: {
      ...procedure,
      ...(technique ? { ...test, '@type': ['DiagnosticProcedure', 'ImagingTest'] as unknown as 'ImagingTest' } : {}),
    },
    // Nobody reviewed a preparation that is not there, or is withheld.
    ...(exam.preparation &&
      known({
        lastReviewed: exam.reviewedAt,
        reviewedBy: exam.reviewedBy ? personNode(exam.reviewedBy) : undefined,
      })),
  };
}
