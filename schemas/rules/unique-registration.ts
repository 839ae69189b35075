import type { ValidationContext } from '@sanity/types';

import { memberOf, textOf } from './form-value.ts';

const OTHERS = `count(*[_type == "professional" && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**")) && count(registrations[council == $council && number == $number && coalesce(uf, "") == $uf && coalesce(region, "") == $region]) > 0])`;

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
    const others = await client.fetch<number | null>(OTHERS, params);
    if (others) return `Número já cadastrado em outro profissional: ${council} ${number}.`;
  }
  return true;
}
