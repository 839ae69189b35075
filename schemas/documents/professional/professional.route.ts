import { defineQuery } from 'groq';
import type { ProfilePage } from 'schema-dts';

import type { PROFESSIONAL_QUERY_RESULT, SETTINGS_QUERY_RESULT } from '../../generated/content-types.ts';
import { LANGUAGES, titleOf } from '../../objects/choices.ts';
import { CLINIC_TODAY, INTERVALS_FRAGMENT, RICH_TEXT_BODY_FRAGMENT, SEO_FRAGMENT } from '../../objects/parts.query.ts';
import { hasCouncil } from '../../rules/registrations.ts';
import { CLOSURES_FRAGMENT } from '../clinic-hours.query.ts';
import { EXAM_ORDER } from '../exam/exam.query.ts';
import { ITS_HEALTH_PLANS } from '../health-plan.query.ts';
import { known } from '../json-ld.ts';
import { POST_CARD_FRAGMENT, POST_FILTER, POST_ORDER } from '../post/post.query.ts';
import { PRICES_OF_PERSON } from '../price-item.query.ts';
import { defineRoute } from '../route.ts';
import { SERVICE_ORDER } from '../service/service.query.ts';
import type { Identified } from '../../content.ts';
import { identificationLines, separator, shownName } from './identification.ts';
import { personNode } from './person-node.ts';
import { ENDED_FRAGMENT, PROFESSIONAL_CARD_FRAGMENT, PROFESSIONAL_ORDER } from './professional.query.ts';

/** Everyone who attends today, in the order of the site. */
export const PROFESSIONALS_QUERY =
  defineQuery(`*[_type == "professional" && status == "ativo" && defined(slug.current)] | order(${PROFESSIONAL_ORDER}) {
  ${PROFESSIONAL_CARD_FRAGMENT},
  schedule[]{_key, days, department, ${INTERVALS_FRAGMENT}},
  visits[]{_key, _type, date, week, day, ${INTERVALS_FRAGMENT}},
  absences[]{_key, from, until},
  ${CLOSURES_FRAGMENT},
  "today": ${CLINIC_TODAY},
  ${ENDED_FRAGMENT},
  languages,
  focusAreas,
  approaches,
  "does": *[_type == "service" && references(^._id) && defined(slug.current)] | order(${SERVICE_ORDER}).title,
  bookingUrl
}`);

/** One profile by `$slug`. Someone on leave keeps the profile; a former member has none. */
export const PROFESSIONAL_QUERY =
  defineQuery(`*[_type == "professional" && slug.current == $slug && status in ["ativo", "licenca"]] | order(_id asc) [0]{
  _updatedAt,
  ${PROFESSIONAL_CARD_FRAGMENT},
  status,
  bio[]{${RICH_TEXT_BODY_FRAGMENT}},
  education[]{_key, course, institution, year},
  languages,
  focusAreas,
  approaches,
  ageGroups,
  schedule[]{_key, days, department, room, ${INTERVALS_FRAGMENT}},
  visits[]{_key, _type, date, week, day, room, ${INTERVALS_FRAGMENT}},
  absences[]{_key, from, until},
  ${CLOSURES_FRAGMENT},
  "today": ${CLINIC_TODAY},
  ${ENDED_FRAGMENT},
  ${ITS_HEALTH_PLANS},
  ${PRICES_OF_PERSON},
  bookingUrl,
  lattesUrl,
  "services": *[_type == "service" && references(^._id) && defined(slug.current)] | order(${SERVICE_ORDER}) {_id, title, "slug": slug.current},
  "exams": *[_type == "exam" && ^._id in professionals[]._ref && defined(slug.current)] | order(${EXAM_ORDER}) {_id, title, "slug": slug.current},
  "posts": *[${POST_FILTER} && author._ref == ^._id] | order(${POST_ORDER}) [0...3] {${POST_CARD_FRAGMENT}},
  isDemo,
  seo{${SEO_FRAGMENT}}
}`);

export const professionalRoute = defineRoute({
  type: 'professional',
  address: '/profissional/:slug',
  query: PROFESSIONAL_QUERY,
  titleField: 'fullName',
  listedAt: [
    { href: '/profissional', label: 'Equipe' },
    { href: '/', label: 'Início' },
  ],
  index: {
    path: '/profissional',
    title: 'Profissionais',
    query: PROFESSIONALS_QUERY,
    alsoAt: ['/profissionais', '/equipe', '/medicos'],
    listedWhenEmpty: true,
  },
  foundById: true,
  label: shownName,
  above: () => [{ href: '/profissional', label: 'Profissionais' }],
  head: (person, settings) => ({
    title: person.displayName ?? person.fullName,
    description: profileDescription(person, settings),
  }),
  jsonLd: profileNode,
});

type ProfessionalDetails = NonNullable<PROFESSIONAL_QUERY_RESULT>;

/**
 * What a search result says of a professional whom staff have not described: name, profession with the registrations that the
 * councils want beside it, and where. The area only of who is no doctor: there it would pass for a specialty (CFM 2.330/2023).
 */
function profileDescription(
  person: Identified & Pick<ProfessionalDetails, 'area'>,
  settings: SETTINGS_QUERY_RESULT,
): string {
  const who = [shownName(person), ...identificationLines(person)].join(separator);
  const area = hasCouncil(person, 'CRM') ? 'Atende' : (person.area?.title ?? 'Atende');
  const where = settings
    ? ` na ${settings.tradeName}${settings.address ? `, em ${settings.address.city}/${settings.address.uf}` : ''}`
    : '';
  return where || area !== 'Atende' ? `${who}. ${area}${where}.` : `${who}.`;
}

/** The page of one professional. */
function profileNode(professional: ProfessionalDetails, path: string): Exclude<ProfilePage, string> {
  const { education, languages, photo, _updatedAt } = professional;
  return {
    '@type': 'ProfilePage',
    url: path,
    inLanguage: 'pt-BR',
    dateModified: _updatedAt,
    mainEntity: {
      ...personNode(professional),
      ...known({
        image: photo?.asset?.url,
        knowsLanguage: ['Português', ...(languages ?? []).map((language) => titleOf(LANGUAGES, language) || language)],
        alumniOf: (education ?? []).flatMap(({ institution }) =>
          institution ? [{ '@type': 'EducationalOrganization' as const, name: institution }] : [],
        ),
      }),
    },
  };
}
