import { areaSchema } from './documents/area.schema.ts';
import { clinicHoursSchema } from './documents/clinic-hours.schema.ts';
import { equipmentSchema } from './documents/equipment.schema.ts';
import { examTypeSchema } from './documents/exam-type.schema.ts';
import { faqItemSchema } from './documents/faq-item.schema.ts';
import { healthPlanSchema } from './documents/health-plan.schema.ts';
import { messageSchema } from './documents/message.schema.ts';
import { noticeSchema } from './documents/notice.schema.ts';
import { portfolioItemSchema } from './documents/portfolio-item.schema.ts';
import { preparedAnswerSchema } from './documents/prepared-answer.schema.ts';
import { priceItemSchema } from './documents/price-item.schema.ts';
import { redirectSchema } from './documents/redirect.schema.ts';
import { siteSettingsSchema } from './documents/site-settings/site-settings.schema.ts';
import { specialtySchema } from './documents/specialty.schema.ts';
import { testimonialSchema } from './documents/testimonial.schema.ts';
import { routeSchemas } from './generated/route-schemas.ts';
import { sectionSchemas } from './generated/section-schemas.ts';
import { councilRegistrationSchema } from './objects/council-registration.schema.ts';
import { ctaSchema } from './objects/cta.schema.ts';
import { educationSchema } from './objects/education.schema.ts';
import { linkSchema } from './objects/link.schema.ts';
import { menuItemSchema } from './objects/menu-item.schema.ts';
import { pageGuardSchema } from './objects/page-guard.schema.ts';
import { pictureSchema } from './objects/picture.schema.ts';
import { postgraduateSchema } from './objects/postgraduate.schema.ts';
import { preparationRuleSchema, preparationSchema } from './objects/preparation.schema.ts';
import { richTextBodySchema } from './objects/rich-text-body.schema.ts';
import { rqeSchema } from './objects/rqe.schema.ts';
import { sectionHeaderSchema } from './objects/section-header.schema.ts';
import { seoSchema } from './objects/seo.schema.ts';
import { specialDateSchema } from './objects/special-date.schema.ts';
import { absenceSchema, visitDaySchema, visitMonthlySchema } from './objects/visit.schema.ts';
import { weeklyHoursSchema } from './objects/weekly-hours.schema.ts';

/** Every type of the content model, as handed to the Studio. */
export const schemaTypes = [
  siteSettingsSchema,
  clinicHoursSchema,
  noticeSchema,
  areaSchema,
  equipmentSchema,
  examTypeSchema,
  faqItemSchema,
  healthPlanSchema,
  messageSchema,
  portfolioItemSchema,
  preparedAnswerSchema,
  priceItemSchema,
  redirectSchema,
  specialtySchema,
  testimonialSchema,
  ...routeSchemas,
  ...sectionSchemas,
  absenceSchema,
  councilRegistrationSchema,
  ctaSchema,
  educationSchema,
  linkSchema,
  menuItemSchema,
  pageGuardSchema,
  pictureSchema,
  postgraduateSchema,
  preparationRuleSchema,
  preparationSchema,
  richTextBodySchema,
  rqeSchema,
  sectionHeaderSchema,
  seoSchema,
  specialDateSchema,
  visitDaySchema,
  visitMonthlySchema,
  weeklyHoursSchema,
];

/** Ids of the documents that exist exactly once; the id doubles as the address editors never see. */
export const SINGLETONS = [
  { type: 'siteSettings', id: 'siteSettings' },
  { type: 'clinicHours', id: 'clinicHours' },
  { type: 'page', id: 'home' },
] as const;
export { categoryChoices } from './rules/councils.ts';
export {
  HEALTH_PLAN_KINDS,
  MESSAGE_STATES,
  MESSAGE_SUBJECTS,
  PEOPLE_CONSENT,
  PRICE_KINDS,
  REQUEST_STATES,
} from './objects/choices.ts';

/** Amounts, stored as centavos and written in reais. */
export { centavosOf, reaisOf } from './objects/studio-inputs.ts';

/** The clinic's colour and font, and what the site makes of them. */
export { brandColorProblem, storedColor } from './rules/brand-color.ts';
export { brandPalette, contrast } from '#web/ui/brand-tones.ts';
export { fonts, seedFont } from '#web/ui/fonts.ts';
/** The fonts themselves, in Base64 by name: 130 kB, so only where they are shown. */
export const loadFonts = async () => (await import('#web/ui/font-data.ts')).fontData;

/** Pictures of the sections, as data addresses by type. */
export { sectionThumbnails } from './generated/section-thumbnails.ts';

/** How Studio writes numbers and hours, which are stored in one form. */
export { type MaskName, MASKS } from './objects/studio-inputs.ts';
export { formatIntervals } from './objects/weekly-hours.schema.ts';
export { type Reply, repliesTo } from './objects/studio-inputs.ts';
export type { StudioInputName } from './objects/studio-inputs.ts';

/** What published content breaks which rule, for lists in Studio; the site withholds by the same list. */
export { type Breach, breachesOf } from './rules/breaches.ts';
export type { Misfit } from './rules/fit.ts';
export { type Holiday, holidaysBetween, promisedDay, undecided } from './rules/holidays.ts';
export { isLogo, PICTURE_TYPES } from './rules/pictures.ts';

/** Today's date at the clinic, inside of a query. */
export { CLINIC_TODAY } from './objects/parts.query.ts';

/** Stored shapes that Studio prepares content in. */
export type { ClinicHours, Notice, SpecialDate } from './generated/content-types.ts';
export { APPROVED_FIELDS, type ApprovedType, isApproved, isApprovedType, isSame } from './rules/approval.ts';
export { ANSWERED_STATES, type Answered, answeredWords, filledAnswer, passedWords } from './rules/message-answers.ts';
export { wishWords } from './objects/appointment-words.ts';
export { calendarFile } from './rules/calendar-file.ts';
export { addressLines } from './documents/site-settings/address.ts';
export { blockText, plainWords } from './rules/form-value.ts';
export { amountProblem, formatReais, unlikelyAmount } from './rules/price.ts';
export { needsApproval } from './rules/reviews.ts';
export { UNWRITTEN } from './rules/unwritten.ts';

/** The document types with a page of their own. */
export { documentRoutes } from './generated/routes.ts';
export { type DocumentRoute, pathOf, REQUEST, SEARCH } from './documents/route.ts';
/** The words of a page in search results, for Studio to show beside where they are written. */
export { documentHead, headTexts } from './documents/head.ts';
export { homeHead } from './documents/page/home-head.ts';
export { PROFESSIONALS_QUERY, SETTINGS_QUERY } from './queries.ts';
export type { ProfessionalSummary, Settings } from './content.ts';
export { placesIn } from './documents/places.ts';
export { PLACES_FRAGMENT } from './generated/places.query.ts';
export { comparablePath, slugOf } from './rules/links.ts';
export {
  type KnownPaths,
  openPaths,
  redirectPair,
  type StoredRedirect,
  type TriedRedirect,
  tryRedirects,
} from './rules/redirects.ts';
export { isHomeId } from './documents/page/page.schema.ts';
export { MENUS, type MenuName } from './documents/site-settings/site-fields.ts';
