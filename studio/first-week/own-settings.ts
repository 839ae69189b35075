import { slugOf } from '../../schemas/rules/links.ts';
import type { Answers } from './answers.ts';
import { isFields, same, type Stored } from './stored.ts';

/** What is true of one clinic only: gone with the demonstration, unless somebody has already written something else. */
const OF_ONE_CLINIC = [
  'geo',
  'parking',
  'publicTransport',
  'accessibilityFeatures',
  'resultsPortal',
  'emergencyRoom',
  'ouvidoriaEmail',
  'cnes',
  'crpRegistration',
  'sanitaryLicense',
];

interface Around {
  readonly answers: Answers;
  readonly applied: Answers;
  readonly make: readonly Stored[];
  readonly kept: readonly Stored[];
}

/** The settings with what was answered, or answered differently, since the last time. */
export function siteSettings(current: Stored, demonstration: Stored, around: Around): Stored {
  const { answers, applied } = around;
  const rest = Object.fromEntries(
    Object.entries(current).filter(
      ([name, value]) => !OF_ONE_CLINIC.includes(name) || !same(value, demonstration[name]),
    ),
  ) as unknown as Stored;
  const isNew = (...names: readonly string[]) =>
    Boolean(answers[names[0] ?? '']) && names.some((name) => answers[name] !== applied[name]);
  const inside = (name: string) => (isFields(rest[name]) ? rest[name] : {});
  const { tradeName, tagline, legalName, cnpj, crm, cnes, licence, phone, whatsapp, email, dpo, dpoEmail } = answers;
  const { street, number, district, city, cep, referencePoint, pricing, logo, brandColor } = answers;
  const place = city && `${city}/MT`;
  const director = directorIn(around);
  return {
    ...rest,
    ...(isNew('tradeName') && { tradeName }),
    ...(isNew('tradeName', 'tagline') && { tagline: tagline || undefined }),
    ...(isNew('legalName') && { legalName }),
    ...(isNew('cnpj') && { cnpj }),
    ...(isNew('crm') && { crmRegistration: { number: crm, uf: 'MT' } }),
    ...(isNew('cnes') && { cnes }),
    ...(isNew('licence') && { sanitaryLicense: { number: licence } }),
    ...(isNew('phone') && { phones: [{ _key: 'recepcao', _type: 'phone', label: 'Recepção', number: phone }] }),
    ...(isNew('whatsapp') && { whatsapp: { ...inside('whatsapp'), number: whatsapp } }),
    ...(isNew('email') && { email }),
    ...(isNew('street', 'number', 'district', 'city', 'cep', 'referencePoint') && {
      address: { street, number, district, city, uf: 'MT', cep, ...(referencePoint && { referencePoint }) },
    }),
    ...(isNew('director') && director && { technicalDirector: { _type: 'reference', _ref: director } }),
    ...(isNew('dpo', 'dpoEmail') && { dpo: { kind: 'pessoa', name: dpo, email: dpoEmail } }),
    ...(isNew('pricing') && { features: { ...inside('features'), pricing: pricing === 'yes' } }),
    ...(isNew('logo') && { logo: { _type: 'picture', asset: { _type: 'reference', _ref: logo } } }),
    ...(isNew('brandColor') && { brandColor }),
    ...(place &&
      isNew('tradeName', 'tagline', 'city') && {
        seo: {
          ...inside('seo'),
          titleTemplate: `%s | ${tradeName}`,
          defaultTitle: `${tradeName} em ${place}`,
          description: `${tagline || tradeName} em ${place}. Veja horários, equipe e como agendar.`,
        },
      }),
  };
}

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const HOURS = ['weekOpens', 'weekCloses', 'lateOpens', 'lateCloses', 'saturdayOpens', 'saturdayCloses'];

const datesOf = (hours: Stored | undefined): readonly unknown[] =>
  Array.isArray(hours?.specialDates) ? hours.specialDates : [];

/** @param original the hours of the demonstration */
export function clinicHours(current: Stored, original: Stored | undefined, answers: Answers, applied: Answers): Stored {
  const period = (opens?: string, closes?: string) =>
    opens && closes ? [{ _key: opens.replace(':', ''), _type: 'interval', opens, closes }] : [];
  const week = [...period(answers.weekOpens, answers.weekCloses), ...period(answers.lateOpens, answers.lateCloses)];
  const saturday = period(answers.saturdayOpens, answers.saturdayCloses);
  const days = [
    ...(week.length > 0 ? [{ _key: 'semana', _type: 'weeklyHours', days: WEEK, intervals: week }] : []),
    ...(saturday.length > 0 ? [{ _key: 'sabado', _type: 'weeklyHours', days: ['saturday'], intervals: saturday }] : []),
  ];
  if (days.length === 0 || HOURS.every((name) => answers[name] === applied[name])) return current;
  // The demonstration's holidays are days on which it closes: the clinic says its own, and may have done so already.
  const invented = datesOf(original);
  const specialDates = datesOf(current).filter((date) => !invented.some((one) => same(one, date)));
  return { ...current, openingHours: days, ...(current.isDemo === true && { specialDates }), isDemo: false };
}

/** Who answers for the clinic: somebody of that name who is there already, or who is made now. */
function directorIn({ answers: { director }, make, kept }: Pick<Around, 'answers' | 'make' | 'kept'>) {
  const isOf = ({ _type, fullName }: Stored) => _type === 'professional' && fullName === director;
  return (kept.find((document) => isOf(document) && !document._id.includes('.')) ?? make.find(isOf))?._id;
}

/**
 * The first person and the plans, unless there are some of these names.
 * @param kept what is there beside
 */
export function newDocuments(
  { director, directorGender, directorCrm, plans }: Answers,
  kept: readonly Stored[],
  areas: readonly string[],
): readonly Stored[] {
  const has = (type: string, name: string) =>
    kept.some(({ _type, fullName, name: own }) => _type === type && (fullName ?? own) === name);
  const person =
    director && directorGender && directorCrm && !has('professional', director)
      ? [
          {
            _id: `professional-${slugOf(director) || 'direcao'}`,
            _type: 'professional',
            fullName: director,
            slug: { _type: 'slug', current: slugOf(director) || 'direcao' },
            honorific: directorGender === 'feminine' ? 'Dra.' : 'Dr.',
            genderLabel: directorGender,
            area: { _type: 'reference', _ref: areas[0] ?? 'area-clinica-geral' },
            registrations: [
              {
                _key: 'crm',
                _type: 'councilRegistration',
                council: 'CRM',
                number: directorCrm,
                uf: 'MT',
                isPrimary: true,
              },
            ],
            status: 'ativo',
            order: 10,
          },
        ]
      : [];
  const lines = plans?.split('\n').map((line) => line.trim()) ?? [];
  const names = [...new Map(lines.filter(Boolean).map((name) => [name.toLocaleLowerCase('pt-BR'), name])).values()];
  const ids = new Set<string>();
  const contracts = names
    .filter((name) => !has('healthPlan', name))
    .map((name, at) => {
      const wanted = `plan-${slugOf(name) || 'convenio'}`;
      const _id = ids.has(wanted) ? `${wanted}-${at + 1}` : wanted;
      ids.add(_id);
      const order = (at + 1) * 10;
      return { _id, _type: 'healthPlan', name, kind: 'operadora', needsAuthorization: false, active: true, order };
    });
  return [...person, ...contracts];
}
