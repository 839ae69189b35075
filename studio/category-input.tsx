import { type StringInputProps, useFormValue } from 'sanity';

import { categoryChoices } from '../schemas/index.ts';

/** The professions of the council that is chosen beside the field, out of those of all. */
export function CategoryInput(props: StringInputProps) {
  const { path, schemaType, renderDefault } = props;
  const list = categoryChoices(useFormValue([...path.slice(0, -1), 'council']));
  return renderDefault({ ...props, schemaType: { ...schemaType, options: { ...schemaType.options, list } } });
}
