import { type Breach, breachesOf, isApproved, isApprovedType } from '../../schemas/index.ts';
import type { Approval } from '../approval/approval.ts';
import { effectOf } from '../dashboard/breach-rows.ts';
import { nameOf, type StoredDocument } from '../document-name.ts';
import { changeLine, changesOf } from '../field-changes.ts';

/** What the lake tells of a month (`clinic/report-route.ts`). */
export interface MonthData {
  /** ISO 8601, UTC; null in an empty dataset. */
  readonly keptSince: string | null;
  /** What was published when the month began. */
  readonly before: readonly StoredDocument[];
  readonly changes: readonly MonthChange[];
  readonly isWhole: boolean;
}

interface MonthChange {
  readonly id: string;
  readonly at: string;
  /** Id of the account. */
  readonly by: string;
  readonly action: 'published' | 'changed' | 'removed';
  readonly document: StoredDocument;
}

/** One publication, as a line of the report. */
interface Publication {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly type: string;
  readonly action: string;
  /** What is not as it was; of a change alone. */
  readonly differences: readonly string[];
  /** Id of the account. */
  readonly by: string;
  /** Whether nobody did it: the lake filled itself, or a date had come. */
  readonly isBySystem: boolean;
  /** Who had sent it for approval; undefined when nobody had to, or when a later request took its place. */
  readonly requestedBy: string | undefined;
  /** The technical director's approval of what was published. */
  readonly approvedBy: string | undefined;
}

/** How long published content broke a rule. */
interface BreachPeriod {
  readonly key: string;
  readonly title: string;
  readonly type: string;
  readonly message: string;
  readonly effect: string;
  /** Undefined: before the month began. */
  readonly since: string | undefined;
  /** Undefined: it still did when the month, or what is known of it, ended. */
  readonly until: string | undefined;
}

const ACTIONS = { published: 'Publicado', changed: 'Alterado', removed: 'Tirado do site' } as const;

/** Files and what plugins keep: no content that somebody publishes. */
const isContent = ({ _type }: StoredDocument) => !/^(sanity|system|media)\./.test(_type);

/**
 * Everything that was published, changed or taken away, the oldest first.
 * @param requests those that are kept: of each document the last one
 * @param typeOf a type of the schema
 */
export function publicationsOf(
  { before, changes }: MonthData,
  requests: readonly Approval[],
  typeOf: (type: string) => unknown,
): readonly Publication[] {
  const documents = new Map(before.map((document) => [document._id, document]));
  const differences = new Map(
    changes.map((change) => {
      const { id, document, action } = change;
      const earlier = documents.get(id);
      documents.set(id, document);
      const isChange = action === 'changed' && earlier !== undefined;
      const name = (other: string) => nameOf(documents.get(other));
      return [change, isChange ? changesOf(typeOf(document._type), earlier, document, name).map(changeLine) : []];
    }),
  );
  const content = changes.filter(({ document }) => isContent(document));
  const answered = new Map(
    requests.flatMap((request) => {
      const first = content.find(({ id, at }) => id === request.documentId && at > request._updatedAt);
      return first ? [[first, request.requestedBy.name]] : [];
    }),
  );
  return content.map((change, index) => ({
    key: `${index} ${change.id}`,
    at: change.at,
    title: nameOf(change.document) ?? TITLES[change.document._type] ?? change.id,
    type: change.document._type,
    action: ACTIONS[change.action],
    differences: differences.get(change) ?? [],
    by: change.by,
    isBySystem: change.by === SYSTEM,
    requestedBy: answered.get(change),
    // It was approved to be shown.
    approvedBy: change.action === 'removed' ? undefined : approverOf(change.document),
  }));
}

/** Id that the lake gives to what it does by itself. */
const SYSTEM = 'system';

const TITLES: Readonly<Record<string, string>> = { clinicHours: 'Horários e feriados' };

function approverOf(document: StoredDocument): string | undefined {
  const type = document._type;
  if (!isApprovedType(type) || !isApproved(document, type)) return undefined;
  const { byName } = Object(document['approval']) as { byName?: unknown };
  return typeof byName === 'string' ? byName : undefined;
}

/**
 * Which rule was broken, from when to when: today's rules, applied to what was published at each moment. It is the list by
 * which the site withholds, so it also says what visitors did not get.
 */
export function breachPeriodsOf({ before, changes }: MonthData): readonly BreachPeriod[] {
  const documents = new Map(before.map((document) => [document._id, document]));
  const names = new Map<string, StoredDocument>(documents);
  const open = new Map<string, BreachPeriod>();
  const over: BreachPeriod[] = [];
  const judge = (at: string | undefined) => {
    const found = new Map(breachesOf([...documents.values()]).map((breach) => [keyOf(breach), breach]));
    for (const [key, period] of open) {
      if (found.has(key)) continue;
      over.push({ ...period, until: at });
      open.delete(key);
    }
    for (const [key, breach] of found) {
      if (!open.has(key)) open.set(key, { ...periodOf(breach, names.get(breach.id)), since: at });
    }
  };
  judge(undefined);
  changes.forEach(({ id, action, document, at }, index) => {
    if (action === 'removed') documents.delete(id);
    else documents.set(id, document);
    names.set(id, document);
    // What one transaction did is judged together: in the middle of it nothing was on the site.
    if (changes[index + 1]?.at !== at) judge(at);
  });
  return [...over, ...open.values()].toSorted((one, other) => ((one.since ?? '') < (other.since ?? '') ? -1 : 1));
}

const keyOf = ({ id, rule, hides, message }: Breach) => [id, rule, hides, message].join(' ');

function periodOf(breach: Breach, document: StoredDocument | undefined): BreachPeriod {
  return {
    key: keyOf(breach),
    title: nameOf(document) ?? breach.id,
    type: breach.type,
    message: breach.message,
    effect: effectOf(breach.type, breach.hides),
    since: undefined,
    until: undefined,
  };
}

/** How long, as people say it: “3 dias”, “5 horas”. @param from ISO 8601, as is `until` */
export function lengthOf(from: string, until: string): string {
  const hours = (Date.parse(until) - Date.parse(from)) / 3_600_000;
  if (hours < 1) return 'menos de 1 hora';
  const [count, unit] = hours < 48 ? [Math.floor(hours), 'hora'] : [Math.floor(hours / 24), 'dia'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
