import { CalendarIcon } from '@sanity/icons/Calendar';
import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { type InputProps, set, type StringInputProps, unset, useParseErrorForPath } from 'sanity';

import { useClinicToday } from './clinic-today.ts';
import { formatDay } from './dashboard/days.ts';
import { dayOf } from './scheduling/moment.ts';
import { useTypedText } from './typed-text.ts';

/**
 * A day as people here write it, which Studio's own field refuses without a word. What is no day is not stored, is said below the
 * field, and keeps the document from being published. The browser's calendar is one click away.
 */
export function DayInput({ value, onChange, elementProps, readOnly, path }: StringInputProps) {
  const today = useClinicToday();
  const [isLeft, setLeft] = useState(true);
  const calendar = useRef<HTMLInputElement>(null);
  const { typed, change, problem } = useTypedText(
    path,
    (text) => dayOf(text, today()) !== undefined,
    `Escreva o dia como 27/11/2026, 27/11, hoje ou amanhã. ${value ? `Continua guardado: ${formatDay(value)}.` : 'Nada foi guardado.'}`,
  );
  const { onFocus, onBlur, ...rest } = elementProps;
  const store = (day: string | undefined) => onChange(day ? set(day) : unset());
  return (
    <Stack gap={3}>
      <TextInput
        {...rest}
        {...(problem && isLeft && { customValidity: problem })}
        data-testid="date-input"
        placeholder="dd/mm/aaaa"
        readOnly={readOnly ?? false}
        value={typed ?? (value ? formatDay(value) : '')}
        onFocus={(event) => {
          setLeft(false);
          onFocus(event);
        }}
        onBlur={(event) => {
          setLeft(true);
          if (!problem) change(undefined);
          onBlur(event);
        }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const text = event.currentTarget.value;
          change(text);
          const day = dayOf(text, today());
          if (day !== undefined || text.trim() === '') store(day);
        }}
        suffix={
          readOnly ? undefined : (
            <Flex padding={1}>
              <Button
                mode="bleed"
                padding={2}
                icon={CalendarIcon}
                aria-label="Escolher no calendário"
                onClick={() => calendar.current?.showPicker()}
              />
              <input
                ref={calendar}
                type="date"
                tabIndex={-1}
                aria-hidden
                style={{ position: 'absolute', insetInlineEnd: 0, insetBlockEnd: 0, width: 1, height: 1, opacity: 0 }}
                value={value ?? ''}
                onChange={(event) => {
                  change(undefined);
                  store(event.currentTarget.value);
                }}
              />
            </Flex>
          )
        }
      />
      {isLeft && problem ? (
        <Text size={1} role="alert">
          {problem}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Studio's field for a day with its hour, with what it cannot read said in words; Studio frames it in red. */
export function MomentInput(props: InputProps) {
  const isUnclear = useParseErrorForPath(props.path) !== undefined;
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {isUnclear ? (
        <Text size={1} role="alert">
          Escreva o dia e a hora como 27/11/2026 08:00. Isto não foi guardado.
        </Text>
      ) : null}
    </Stack>
  );
}
