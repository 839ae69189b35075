import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  type NumberInputProps,
  type StringInputProps,
  useFormValue,
} from 'sanity';

import { categoryChoices, type MaskName, MASKS, type StudioInputName } from '../schemas/index.ts';
import { DepartmentInput } from './department-input.tsx';
import { MaskedInput } from './masked-input.tsx';
import { MoneyInput } from './money-input.tsx';
import { AcceptedPlans } from './plans/accepted-plans.tsx';
import { PlanMatrix } from './plans/plan-matrix.tsx';
import { CopyPreparation } from './preparation/copy-preparation.tsx';
import { ReplyInput } from './reply-input.tsx';

interface Options {
  readonly reply?: unknown;
  readonly mask?: unknown;
  readonly input?: StudioInputName;
}

/** Studio's input for every field: the clinic's own where the schema's options say so, else Studio's. */
export function formInput(props: InputProps) {
  const { reply, mask, input }: Options = props.schemaType.options ?? {};
  if (input === 'copyPreparation') return <CopyPreparation {...(props as StringInputProps)} />;
  if (input === 'planMatrix') return <PlanMatrix {...(props as ArrayOfObjectsInputProps)} />;
  if (input === 'acceptedPlans') return <AcceptedPlans />;
  if (input === 'department') return <DepartmentInput {...(props as StringInputProps)} />;
  if (input === 'councilCategory') return <CategoryInput {...(props as StringInputProps)} />;
  if (reply === true) return <ReplyInput {...(props as StringInputProps)} />;
  if (mask === 'money') return <MoneyInput {...(props as NumberInputProps)} />;
  if (typeof mask !== 'string' || !Object.hasOwn(MASKS, mask)) return props.renderDefault(props);
  return <MaskedInput {...(props as StringInputProps)} mask={mask as MaskName} />;
}

/** The professions of the council that is chosen beside the field, out of those of all. */
function CategoryInput(props: StringInputProps) {
  const { path, schemaType, renderDefault } = props;
  const list = categoryChoices(useFormValue([...path.slice(0, -1), 'council']));
  return renderDefault({ ...props, schemaType: { ...schemaType, options: { ...schemaType.options, list } } });
}
