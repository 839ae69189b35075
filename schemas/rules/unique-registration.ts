import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';

import { memberOf, textOf } from './form-value.ts';

const OTHERS = defineQuery(
  `count(*[_type == "professional" && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**")) && count(registrations[council == $council && number == $number && coalesce(uf, "") == $uf && coalesce(region, "") == $region]) > 0])`,
);

/**
 * A council gives a number once: the same one twice is a slip of the hand, or the same person twice. Zeros of the
 * demonstration are nobody's.
 */
export async function uniqueRegistrationProblem(
  registrations: readonly unknown[] | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const id = textOf(context.document, '_id').replace(/^drafts\.|^versions\.[^.]+\./, '');
  if (!id || memberOf(context.document, 'isDemo') === true) return true;
  const client = context.getClient({ apiVersion: '2025-02-19' });
  for (const entry of registrations ?? []) {
    const [council, number] = [textOf(entry, 'council'), textOf(entry, 'number')];
    if (!council || !number) continue;
    const params = { id, council, number, uf: textOf(entry, 'uf'), region: textOf(entry, 'region') };
    const others = await client.fetch(OTHERS, params);
    if (others) return `Número já cadastrado em outro profissional: ${council} ${number}.`;
  }
  return true;
}

interface Holder {
  readonly id: string;
  readonly since: string;
}

/**
 * The same among documents at hand, for content that did not come through Studio: ids of those who came second with a
 * number. The first one keeps it.
 */
export function repeatedRegistrations(professionals: readonly unknown[]): ReadonlySet<string> {
  const holders = new Map<string, Holder[]>();
  for (const person of professionals) {
    const registrations = memberOf(person, 'registrations');
    if (!Array.isArray(registrations) || memberOf(person, 'isDemo') === true) continue;
    for (const entry of registrations) {
      const key = ['council', 'number', 'uf', 'region'].map((name) => textOf(entry, name)).join(' ');
      const holder = { id: textOf(person, '_id'), since: textOf(person, '_createdAt') };
      holders.set(key, [...(holders.get(key) ?? []), holder]);
    }
  }
  return new Set(
    [...holders.values()].flatMap((list) => {
      const [first, ...later] = list.toSorted((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
      return later.filter(({ id }) => id !== first?.id).map(({ id }) => id);
    }),
  );
}
