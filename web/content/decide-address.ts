import type { PATHS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { comparablePath } from '#schemas/rules/redirect.ts';
import type { Place } from './places.ts';
import { routeOf } from './route-of.ts';
import type { Verdict } from './verdict.ts';

type Rule = PATHS_QUERY_RESULT['redirects'][number];

export interface Known {
  readonly redirects: readonly Rule[];
  readonly places: readonly Place[];
  /** Id of what the site itself last saw at a path. */
  readonly whoWasAt: (path: string) => Promise<string | undefined>;
}

/** An address of another site is no path of this one; what cannot be compared is like nothing but itself. */
function normal(address: string): string {
  return address.startsWith('/') ? (comparablePath(address) ?? address) : address;
}

/** The redirect of a path, unless following it leads back: a circle shows nobody anything. */
function ruleFor(path: string, redirects: readonly Rule[]): Rule | undefined {
  const byFrom = new Map(redirects.map((rule) => [normal(rule.from), rule]));
  const first = byFrom.get(normal(path));
  const seen = new Set([normal(path)]);
  for (let rule = first; rule; rule = byFrom.get(normal(rule.to))) {
    if (seen.has(normal(rule.to))) return undefined;
    seen.add(normal(rule.to));
  }
  return first;
}

const TOPICS = '/topics';

/** The topics under the name that people say and print. A page of the clinic's at such an address stays. */
function secondAddresses(places: readonly Place[]): readonly Rule[] {
  const taken = new Set(places.map(({ path }) => path));
  return [TOPICS, ...[...taken].filter((path) => path.startsWith(`${TOPICS}/`))]
    .map((to) => ({ from: `/temas${to.slice(TOPICS.length)}`, to, permanent: true }))
    .filter(({ from }) => !taken.has(from));
}

/** Where a former address leads: what the content says, else what the site saw itself; ids of people lead to them. */
async function movedTo(path: string, { places, whoWasAt }: Known): Promise<string | undefined> {
  const people = '/profissional/';
  const heir = places.find(
    (place) => place.former.includes(path) || (place.path.startsWith(people) && path === people + place.id),
  );
  if (heir) return heir.path;
  const seen = await whoWasAt(path);
  return places.find((place) => place.id === seen)?.path;
}

/**
 * Decides about a path: what staff redirect comes first, then what is there, then where it went (R2, E1).
 * @param path as the visitor asked, without query
 */
export async function decideAddress(path: string, known: Known): Promise<Verdict> {
  const rule = ruleFor(path, [...secondAddresses(known.places), ...known.redirects]);
  if (rule) return { kind: 'moved', to: rule.to, permanent: rule.permanent !== false };
  const place = known.places.find((candidate) => candidate.path === path);
  if (place) return { kind: 'here', guards: [...place.guards] };
  if (['home', 'professionals', 'topics', 'fixed'].includes(routeOf(path).kind)) return { kind: 'here', guards: [] };
  const to = await movedTo(path, known);
  return to ? { kind: 'moved', to, permanent: true } : { kind: 'nothing' };
}
