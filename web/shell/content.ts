import type {
  PROFESSIONAL_QUERY_RESULT,
  PROFESSIONALS_QUERY_RESULT,
  SETTINGS_QUERY_RESULT,
} from '#schemas/generated/content-types.ts';

/** The clinic's settings, once they exist. */
export type Settings = NonNullable<SETTINGS_QUERY_RESULT>;

/** A professional as in lists. Without a slug there is no page to lead to. */
export type ProfessionalSummary = Omit<PROFESSIONALS_QUERY_RESULT[number], 'slug'> & { slug: string | null };

/** A professional with the whole profile. */
export type ProfessionalDetails = NonNullable<PROFESSIONAL_QUERY_RESULT>;

/** What identification needs of a professional. */
export type Identified = Pick<
  ProfessionalSummary,
  'fullName' | 'displayName' | 'honorific' | 'genderLabel' | 'registrations' | 'rqes' | 'psyTitles' | 'postgraduate'
>;
