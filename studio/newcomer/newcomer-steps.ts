/** A published professional, and where the content names the person. */
export interface Newcomer {
  readonly status: string | null;
  /** Somebody said that the rest does not apply. */
  readonly isPutOff: boolean;
  readonly hasPhoto: boolean;
  readonly hasDays: boolean;
  readonly hasPlans: boolean;
  readonly councils: readonly string[];
  /** Published services and exams of the clinic. */
  readonly services: readonly Offer[];
  readonly exams: readonly Offer[];
}

export interface Offer {
  readonly _id: string;
  readonly _type: string;
  readonly title: string;
  /** The person stands in its list, in the draft if there is one. */
  readonly names: boolean;
}

export interface NewcomerStep {
  readonly name: 'services' | 'exams' | 'plans' | 'days' | 'photo';
  readonly title: string;
  /** A field of the person's own form. */
  readonly path?: string;
  /** Documents to put the person into, one of which is enough. */
  readonly offers?: readonly Offer[];
}

/** Only these make exams or sign them; a psychologist would read of a task that is none. */
const OF_EXAMS = ['CRM', 'CRTR', 'CRBM', 'COREN'];

/**
 * Where it is kept that the rest of somebody's list does not apply: a document of its own, so that colleagues see it, too, and
 * nothing of the person waits to be published for it. Below `drafts.` contributors may write and no visitor reads; no schema
 * knows the type, so it shows in no list.
 */
export function putOffOf(person: string) {
  return { _id: `drafts.newcomer.${person}`, _type: 'newcomer' } as const;
}

/** Parameter `id`: the person, without `drafts.`. Asked in the raw perspective. */
export const NEWCOMER_QUERY = `*[_id == $id][0]{
  status,
  "isPutOff": count(*[_id == "drafts.newcomer." + $id]) > 0,
  "hasPhoto": defined(photo.asset),
  "hasDays": count(schedule) > 0 || count(visits) > 0,
  "hasPlans": count(*[_type == "healthPlan" && !(_id in path("versions.**")) && references($id)]) > 0,
  "councils": coalesce(registrations[].council, []),
  "services": ${offersOf('service')},
  "exams": ${offersOf('exam')}
}`;

function offersOf(type: string): string {
  return `*[_type == "${type}" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(title asc, _id asc) {
    _id, _type, title,
    "names": $id in coalesce(*[_id == "drafts." + ^._id][0], @).professionals[]._ref || $id == coalesce(*[_id == "drafts." + ^._id][0], @).reportedBy._ref
  }`;
}

/** What somebody who is new still lacks on the site; nothing when all is done, or when the person does not attend. */
export function newcomerSteps(person: Newcomer | null): readonly NewcomerStep[] {
  if (!person || person.status !== 'ativo' || person.isPutOff) return [];
  const { services, exams, councils } = person;
  const lacks = (offers: readonly Offer[]) => offers.length > 0 && !offers.some(({ names }) => names);
  const steps: readonly (NewcomerStep | false)[] = [
    lacks(services) && { name: 'services', title: 'Em que serviços atende?', offers: services },
    lacks(exams) &&
      councils.some((council) => OF_EXAMS.includes(council)) && {
        name: 'exams',
        title: 'Que exames faz?',
        offers: exams,
      },
    !person.hasPlans && { name: 'plans', title: 'Que convênios atende?', path: 'acceptedPlans' },
    !person.hasDays && { name: 'days', title: 'Em que dias e horários atende?', path: 'schedule' },
    !person.hasPhoto && { name: 'photo', title: 'Falta a foto.', path: 'photo' },
  ];
  return steps.filter((step) => step !== false);
}
