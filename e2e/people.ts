import type { SanityClient } from '@sanity/client';

/**
 * A published professional with an id and a name of its own, otherwise like one of the demonstration: whatever the content
 * model demands of a professional, this one has it.
 */
export async function addProfessional(client: SanityClient, id: string, fullName: string): Promise<void> {
  const [model] = await client.fetch<Record<string, unknown>[]>(
    '*[_type == "professional" && !(_id in path("drafts.**"))] | order(_id)[0...1]{..., "displayName": null, "honorific": "none"}',
  );
  if (!model) throw new Error('The demonstration has no professional.');
  await client.create({ ...model, _id: id, _type: 'professional', fullName, slug: { _type: 'slug', current: id } });
}
