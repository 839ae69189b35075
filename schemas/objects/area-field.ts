import { defineField, type ReferenceDefinition } from '@sanity/types';

type More = Partial<Pick<ReferenceDefinition, 'title' | 'options' | 'hidden' | 'validation'>>;

/** The area of the clinic that something belongs to. `group` names the tab of the form, where there are tabs. */
export function areaField(group: string | undefined, description: string, more: More = {}) {
  return defineField({
    name: 'area',
    title: 'Área',
    type: 'reference',
    ...(group && { group }),
    description,
    to: [{ type: 'area' }],
    ...more,
  });
}
