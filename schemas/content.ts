import type {
  EXAM_QUERY_RESULT,
  POST_QUERY_RESULT,
  PROFESSIONAL_QUERY_RESULT,
  PROFESSIONALS_QUERY_RESULT,
  SERVICE_QUERY_RESULT,
  SETTINGS_QUERY_RESULT,
  TOPIC_QUERY_RESULT,
  TOPICS_QUERY_RESULT,
} from './generated/content-types.ts';

/** The clinic's settings, once they exist. */
export type Settings = NonNullable<SETTINGS_QUERY_RESULT>;

type Listed = PROFESSIONALS_QUERY_RESULT[number];
type OfTheList =
  | 'schedule'
  | 'visits'
  | 'absences'
  | 'closures'
  | 'today'
  | 'ended'
  | 'focusAreas'
  | 'approaches'
  | 'does'
  | 'languages'
  | 'bookingUrl';

/** A professional as in lists. Without a slug there is no page to lead to; only the team's page asks when they attend, and who books. */
export type ProfessionalSummary = Omit<Listed, 'slug' | OfTheList> & { slug: string | null } & Partial<
    Pick<Listed, OfTheList>
  >;

/** A professional with the whole profile. */
export type ProfessionalDetails = NonNullable<PROFESSIONAL_QUERY_RESULT>;

/** What identification needs of a professional. */
export type Identified = Pick<
  ProfessionalSummary,
  'fullName' | 'displayName' | 'honorific' | 'genderLabel' | 'registrations' | 'rqes' | 'psyTitles' | 'postgraduate'
>;

/** A service with everything on its page. */
export type ServiceDetails = NonNullable<SERVICE_QUERY_RESULT>;

/** An exam with its preparation. */
export type ExamDetails = NonNullable<EXAM_QUERY_RESULT>;

/** All topics and the newest articles. */
export type TopicsIndex = TOPICS_QUERY_RESULT;

/** One topic with its articles. */
export type TopicDetails = NonNullable<TOPIC_QUERY_RESULT>;

/** An article as in lists. */
export type PostSummary = TOPICS_QUERY_RESULT['newest'][number];

/** An article with its text. */
export type PostDetails = NonNullable<POST_QUERY_RESULT>;
