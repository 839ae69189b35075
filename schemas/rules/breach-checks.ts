import { carefulLanguage } from './advertising.ts';
import {
  approvalProblem,
  consentProblem,
  initialsProblem,
  priceApprovalProblem,
  testimonialAreaProblem,
} from './approval.ts';
import {
  anvisaProblem,
  clinicRegistrationProblem,
  clinicUf,
  crpClinicProblem,
  directorAwayProblem,
  directorRegistrationProblem,
  leadLeftProblem,
} from './establishment.ts';
import { ageBandsProblem, fastingProblem, preparationProblem } from './exam-preparation.ts';
import { listOf, memberOf, textOf } from './form-value.ts';
import { cnpjProblem } from './formats.ts';
import { amountProblem } from './price.ts';
import { dpoProblem } from './privacy.ts';
import { fullNameProblem, honorificProblem } from './professional-name.ts';
import { registrationsProblem } from './registrations.ts';
import {
  articleReviewedProblem,
  preparationReviewerProblem,
  reportSignerProblem,
  reviewerLeftProblem,
  reviewerProblem,
  reviewProblem,
} from './reviews.ts';
import { educationProblem, rqesProblem } from './specialties.ts';

/** The documents a rule may have to look at besides its own. */
interface OtherDocuments {
  /** The published document with this id, undefined when there is none. */
  readonly find: (id: string) => unknown;
  /** Professionals whose council number somebody else had before. */
  readonly repeated: ReadonlySet<string>;
}

interface Check {
  readonly type: string;
  /** Id of the rule in `docs/rules.md`. */
  readonly rule: string;
  /** What visitors do not get: the document, one of its fields, or nothing (the site cannot do without its settings). */
  readonly hides: string;
  readonly problem: (document: unknown, others: OtherDocuments) => true | string;
}

const referred = (document: unknown, field: string, { find }: OtherDocuments) =>
  find(textOf(memberOf(document, field), '_ref'));

function identificationProblem(document: unknown): true | string {
  const registrations = listOf(document, 'registrations');
  if (registrations.length === 0) return 'Informe ao menos um registro (CFM 2.336/2023, art. 4º; CFP, art. 20).';
  return registrationsProblem(registrations, { document });
}

const ofDirector =
  (problem: typeof directorAwayProblem): Check['problem'] =>
  (document, others) =>
    problem(
      referred(document, 'technicalDirector', others),
      referred(document, 'technicalDirectorSubstitute', others),
      clinicUf(document),
    );

function preparationBreach(document: unknown, others: OtherDocuments): true | string {
  const preparation = memberOf(document, 'preparation');
  if (!preparation) return true;
  const reviewed = reviewerProblem(memberOf(document, 'reviewedBy'), { document });
  if (reviewed !== true) return reviewed;
  const byDoctor = preparationReviewerProblem(referred(document, 'reviewedBy', others));
  if (byDoctor !== true) return byDoctor;
  const approved = reviewProblem(undefined, { document });
  if (approved !== true) return approved;
  const whole = preparationProblem(preparation);
  if (whole !== true) return whole;
  const rules = listOf(preparation, 'rules');
  const fasting = rules.map((parent) => fastingProblem(memberOf(parent, 'fastingHoursMax'), { parent }));
  return fasting.find((problem) => problem !== true) ?? ageBandsProblem(rules);
}

const amountOf = (document: unknown) => {
  const amount = memberOf(document, 'amountCents');
  return typeof amount === 'number' ? amount : undefined;
};

/** Every rule of level E that protects somebody, with the very functions that Studio validates with. */
export const BREACH_CHECKS: readonly Check[] = [
  { type: 'professional', rule: 'M1', hides: 'document', problem: identificationProblem },
  { type: 'professional', rule: 'P1', hides: 'document', problem: (doc) => fullNameProblem(textOf(doc, 'fullName')) },
  {
    type: 'professional',
    rule: 'M1',
    hides: 'document',
    problem: (doc, { repeated }) => !repeated.has(textOf(doc, '_id')) || 'Número já cadastrado em outro profissional.',
  },
  {
    type: 'professional',
    rule: 'P2',
    hides: 'honorific',
    problem: (document) => honorificProblem(textOf(document, 'honorific'), { document }),
  },
  {
    type: 'professional',
    rule: 'M2',
    hides: 'rqes',
    problem: (document) => rqesProblem(listOf(document, 'rqes'), { document }),
  },
  {
    type: 'professional',
    rule: 'M7',
    hides: 'education',
    problem: (document) => educationProblem(listOf(document, 'education'), { document }),
  },
  {
    type: 'testimonial',
    rule: 'P7',
    hides: 'document',
    problem: (doc, others) => testimonialAreaProblem(undefined, { document: { area: referred(doc, 'area', others) } }),
  },
  {
    type: 'testimonial',
    rule: 'M19',
    hides: 'document',
    problem: (doc) => initialsProblem(textOf(doc, 'authorDisplay')),
  },
  { type: 'testimonial', rule: 'M19', hides: 'document', problem: (doc) => carefulLanguage(textOf(doc, 'quote')) },
  { type: 'testimonial', rule: 'M19', hides: 'document', problem: (doc) => consentProblem(textOf(doc, 'consentRef')) },
  {
    type: 'testimonial',
    rule: 'M19',
    hides: 'document',
    problem: (document) => approvalProblem(undefined, { document }),
  },
  {
    type: 'priceItem',
    rule: 'M16',
    hides: 'document',
    problem: (document) => amountProblem(amountOf(document), { document }),
  },
  {
    type: 'priceItem',
    rule: 'M16',
    hides: 'document',
    problem: (document) => priceApprovalProblem(undefined, { document }),
  },
  {
    type: 'equipment',
    rule: 'M13',
    hides: 'document',
    problem: (doc) => anvisaProblem(textOf(doc, 'anvisaRegistration')),
  },
  {
    type: 'exam',
    rule: 'E7',
    hides: 'reportedBy',
    problem: (doc, others) => reportSignerProblem(referred(doc, 'reportedBy', others)),
  },
  {
    type: 'exam',
    rule: '4.5',
    hides: 'reviewedBy',
    problem: (doc, others) => reviewerLeftProblem(referred(doc, 'reviewedBy', others)),
  },
  { type: 'exam', rule: '4.5', hides: 'preparation', problem: preparationBreach },
  {
    type: 'post',
    rule: '4.8',
    hides: 'document',
    problem: articleReviewedProblem,
  },
  { type: 'post', rule: '4.8', hides: 'document', problem: (document) => reviewProblem(undefined, { document }) },
  {
    type: 'post',
    rule: '4.8',
    hides: 'reviewedBy',
    problem: (doc, others) => reviewerLeftProblem(referred(doc, 'reviewedBy', others)),
  },
  { type: 'siteSettings', rule: 'E1', hides: 'nothing', problem: ofDirector(directorAwayProblem) },
  { type: 'siteSettings', rule: 'E1', hides: 'technicalDirector', problem: ofDirector(directorRegistrationProblem) },
  ...(['imagingLead', 'psychologyLead'] as const).map((hides) => ({
    type: 'siteSettings',
    rule: 'E1',
    hides,
    problem: ((doc, others) => leadLeftProblem(referred(doc, hides, others))) satisfies Check['problem'],
  })),
  { type: 'siteSettings', rule: 'M3', hides: 'nothing', problem: clinicRegistrationProblem },
  { type: 'siteSettings', rule: 'L3', hides: 'nothing', problem: (doc) => dpoProblem(memberOf(doc, 'dpo')) },
  { type: 'siteSettings', rule: 'L12', hides: 'nothing', problem: (doc) => cnpjProblem(textOf(doc, 'cnpj')) },
  {
    type: 'siteSettings',
    rule: 'P9',
    hides: 'nothing',
    problem: (doc) => crpClinicProblem(memberOf(doc, 'crpRegistration')),
  },
];
