import type { ContentMigration, Mutation } from './index.ts';

type Document = Parameters<ContentMigration['mutations']>[0][number];
type Fields = Readonly<Record<string, unknown>>;

const PLACED = /^(drafts\.|versions\.[^.]+\.)?(.+)$/;
const NAMING = new Set(['professional', 'service', 'exam']);
const PRIVATE = 'Também há atendimento particular.';
const ADVICE = 'Confirme a cobertura com a recepção antes de vir.';
const LONGEST_NOTE = 160;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const refOf = (value: unknown): unknown => (isFields(value) ? value._ref : undefined);
const placeOf = (id: string) => PLACED.exec(id)?.[1] ?? '';
const publishedId = (id: string) => PLACED.exec(id)?.[2] ?? id;

/** What is seen in one place, `''` for visitors: its own documents, and for the others those that are published. */
function seenIn(place: string, documents: readonly Document[]): readonly Document[] {
  const own = documents.filter(({ _id }) => placeOf(_id) === place);
  const ids = new Set(own.map(({ _id }) => publishedId(_id)));
  const rest = documents.filter(({ _id }) => placeOf(_id) === '' && !ids.has(_id));
  return place === '' ? own : [...own, ...rest];
}

/**
 * Who accepts a plan as pages said until now: of a person, what the person's list says; of a service, its own list or the
 * plan's; of an exam, both where both say something. A plan without a list covers what the clinic does.
 */
function ticksOf(plan: Document, seen: readonly Document[], coversAll: boolean, published: ReadonlySet<string>) {
  const id = publishedId(plan._id);
  const ticks = listOf(plan.coverage).filter(isFields);
  const targets = new Set(ticks.map(({ target }) => refOf(target)));
  const accepts = (document: Document): boolean => {
    const own = listOf(document.healthPlans).map(refOf);
    if (document._type === 'professional') return own.includes(id);
    if (plan.kind === 'particular') return false;
    if (document._type === 'service') return own.includes(id) || (coversAll && own.length === 0);
    return coversAll && (own.length === 0 || own.includes(id));
  };
  const added = seen
    .filter((document) => NAMING.has(document._type) && accepts(document) && !targets.has(publishedId(document._id)))
    .map((document) => {
      const target = publishedId(document._id);
      // What was never published may be referred to, but not held on to.
      const weak = published.has(target) ? {} : { _weak: true, _strengthenOnPublish: { type: document._type } };
      return { _key: target, _type: 'coverage', target: { _type: 'reference', _ref: target, ...weak } };
    });
  return [...ticks, ...added];
}

/** Private payment was listed among the plans; the section of plans says it in its note. */
function withPrivateNote(sections: unknown): readonly unknown[] | undefined {
  const changed = listOf(sections).map((section) => {
    if (!isFields(section) || section._type !== 'healthPlans') return section;
    const note = `${typeof section.note === 'string' && section.note ? section.note : ADVICE} ${PRIVATE}`;
    const isSaid = typeof section.note === 'string' && section.note.includes('particular');
    return isSaid || note.length > LONGEST_NOTE ? section : { ...section, note };
  });
  return changed.some((section, index) => section !== listOf(sections)[index]) ? changed : undefined;
}

/**
 * People, services, exams and plans each had a list of who accepts what, and could disagree. The plan keeps it, and the
 * others lose theirs. What a draft or a version says otherwise is in one of the plan. Private payment is no plan any more: it
 * leaves the site as one, and stays in Studio.
 */
export const planCoverageMigration: ContentMigration = {
  id: '0005-plan-coverage',
  mutations(documents) {
    const named = documents.filter(({ _type, healthPlans }) => NAMING.has(_type) && healthPlans !== undefined);
    const published = new Set(documents.map(({ _id }) => _id).filter((id) => placeOf(id) === ''));
    const isOld = named.length > 0;
    const ticksIn = (place: string) => {
      const seen = seenIn(place, documents);
      return seen
        .filter(({ _type }) => _type === 'healthPlan')
        .map((plan) => {
          const coversAll = plan.coverage === undefined || (isOld && listOf(plan.coverage).length === 0);
          return { plan, ticks: ticksOf(plan, seen, coversAll, published) };
        });
    };
    const written = new Map<string, string>();
    const patches: Mutation[] = [];
    for (const place of ['', ...new Set(documents.map(({ _id }) => placeOf(_id)).filter(Boolean))]) {
      for (const { plan, ticks } of ticksIn(place)) {
        const id = `${place}${publishedId(plan._id)}`;
        const off = plan.kind === 'particular' && plan.active !== false ? { active: false } : {};
        const targets = [...new Set(ticks.map(({ target }) => String(refOf(target))))]
          .toSorted((a, b) => (a < b ? -1 : 1))
          .join();
        if (plan._id === id) {
          written.set(id, targets);
          const isSame = plan.coverage !== undefined && ticks.length === listOf(plan.coverage).length;
          if (!isSame || 'active' in off) patches.push({ patch: { id, set: { coverage: ticks, ...off } } });
        } else if (written.get(plan._id) !== targets) {
          const { _rev: _r, _createdAt: _c, _updatedAt: _u, ...content } = plan;
          patches.push({ create: { ...content, _id: id, coverage: ticks, ...off } });
        }
      }
    }
    const hadPrivate = documents.some(
      ({ _id, _type, kind, active }) =>
        _type === 'healthPlan' && kind === 'particular' && active === true && placeOf(_id) === '',
    );
    const pages = documents.flatMap(({ _id: id, _type, sections }) => {
      const noted = hadPrivate && _type === 'page' ? withPrivateNote(sections) : undefined;
      return noted ? [{ patch: { id, set: { sections: noted } } }] : [];
    });
    return [...patches, ...named.map(({ _id: id }) => ({ patch: { id, unset: ['healthPlans'] } })), ...pages];
  },
};
