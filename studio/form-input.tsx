import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type ChangeEvent, useState } from 'react';
import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  type NumberInputProps,
  type ObjectInputProps,
  set,
  type StringInputProps,
  unset,
  useFormValue,
} from 'sanity';

import { categoryChoices, type ClinicHours, type MaskName, MASKS, type StudioInputName } from '../schemas/index.ts';
import { departmentsOf } from './dashboard/prepared-content.ts';
import { DayInput, MomentInput } from './day-input.tsx';
import { DatesInOrder, DayOutcomeInput } from './hours/hours-plugin.tsx';
import { BrandColorInput } from './look/brand-color-input.tsx';
import { FontInput } from './look/font-input.tsx';
import { ReplyInput, StateInput } from './messages/answer-message.tsx';
import { MoneyInput } from './money-input.tsx';
import { AcceptedPlans } from './plans/accepted-plans.tsx';
import { PlanMatrix } from './plans/plan-matrix.tsx';
import { AgreedTimeInput } from './requests/agreed-time.tsx';
import { SearchResult } from './search-result/search-result.tsx';
import { CopyPreparation } from './preparation/copy-preparation.tsx';

interface Options {
  readonly replyAt?: readonly string[];
  readonly mask?: unknown;
  readonly input?: StudioInputName;
}

/** Studio's input for every field: the clinic's own where the schema's options say so, else Studio's. */
export function formInput(props: InputProps) {
  const { replyAt, mask, input }: Options = props.schemaType.options ?? {};
  if (input === 'copyPreparation') return <CopyPreparation {...(props as StringInputProps)} />;
  if (input === 'planMatrix') return <PlanMatrix {...(props as ArrayOfObjectsInputProps)} />;
  if (input === 'datesInOrder') return <DatesInOrder {...(props as ArrayOfObjectsInputProps)} />;
  if (input === 'acceptedPlans') return <AcceptedPlans {...(props as StringInputProps)} />;
  if (input === 'dayOutcome') return <DayOutcomeInput {...(props as StringInputProps)} />;
  if (input === 'department') return <DepartmentInput {...(props as StringInputProps)} />;
  if (input === 'councilCategory') return <CategoryInput {...(props as StringInputProps)} />;
  if (input === 'brandColor') return <BrandColorInput {...(props as StringInputProps)} />;
  if (input === 'font') return <FontInput {...(props as StringInputProps)} />;
  if (input === 'messageState') return <StateInput {...(props as StringInputProps)} />;
  if (input === 'agreedTime') return <AgreedTimeInput {...(props as StringInputProps)} />;
  if (props.schemaType.name === 'seo') return <SearchResult {...(props as ObjectInputProps)} />;
  if (replyAt) return <ReplyInput {...(props as StringInputProps)} fields={replyAt} />;
  if (props.schemaType.name === 'date') return <DayInput {...(props as StringInputProps)} />;
  if (props.schemaType.name === 'datetime') return <MomentInput {...props} />;
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

/** The name of a department, with those that the clinic's hours name already one click away: written twice, they are two. */
function DepartmentInput(props: StringInputProps) {
  const openingHours = useFormValue(['openingHours']) as ClinicHours['openingHours'] | undefined;
  const specialDates = useFormValue(['specialDates']) as ClinicHours['specialDates'] | undefined;
  const departments = departmentsOf({ openingHours: openingHours ?? null, specialDates: specialDates ?? null });
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {departments.length > 0 ? (
        <Flex gap={2} wrap="wrap">
          {departments.map((department) => (
            <Button
              key={department}
              mode="ghost"
              fontSize={1}
              padding={2}
              text={department}
              selected={props.value === department}
              disabled={props.readOnly === true}
              onClick={() => props.onChange(props.value === department ? unset() : set(department))}
            />
          ))}
        </Flex>
      ) : null}
    </Stack>
  );
}

/** What a phone's keyboard offers. */
const KEYBOARDS = { cep: 'numeric', cnpj: 'text', digits: 'numeric', phone: 'tel', time: 'text' } as const;

/**
 * While somebody types, the words stay as they are: reformatting under the cursor would move it. What is stored is
 * canonical from the first key on; the punctuation comes when the field is left. What is wrong then is said below it: Studio
 * has only a sign there, which a finger cannot point at.
 */
function MaskedInput({
  mask,
  value,
  onChange,
  elementProps,
  readOnly,
  validation,
}: StringInputProps & { mask: MaskName }) {
  const [typed, setTyped] = useState<string>();
  const { stored, shown } = MASKS[mask];
  const { onFocus, onBlur, ...rest } = elementProps;
  const problem = typed === undefined && value ? validation.find(({ level }) => level === 'error')?.message : undefined;
  return (
    <Stack gap={3}>
      <TextInput
        {...rest}
        data-testid="string-input"
        inputMode={KEYBOARDS[mask]}
        readOnly={readOnly ?? false}
        value={typed ?? shown(value ?? '')}
        onFocus={(event) => {
          setTyped(shown(value ?? ''));
          onFocus(event);
        }}
        onBlur={(event) => {
          setTyped(undefined);
          onBlur(event);
        }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const text = event.currentTarget.value;
          setTyped(text);
          onChange(stored(text) ? set(stored(text)) : unset());
        }}
      />
      {problem ? (
        <Text size={1} role="alert">
          {problem}
        </Text>
      ) : null}
    </Stack>
  );
}
