import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type FormEvent, useState } from 'react';

import { MASKS } from '../../schemas/index.ts';
import { dayAt, daysAfter, formatDay, momentAt, timeAt } from '../dashboard/days.ts';
import { dayOf, timeOf } from './moment.ts';

interface WhenProps {
  /** What goes on the air then. */
  readonly about: string;
  readonly timeZone: string;
  /** The moment that was meant before, ISO 8601. */
  readonly meant?: string | undefined;
  readonly onConfirm: (publishAt: string) => Promise<unknown>;
}

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });

/** Begins with the moment that was meant before, or with tomorrow morning. */
export function When({ about, timeZone, meant, onConfirm }: WhenProps) {
  const [today] = useState(() => dayAt(timeZone, new Date()));
  const [typedDay, setTypedDay] = useState(() =>
    formatDay(meant ? dayAt(timeZone, new Date(meant)) : daysAfter(today, 1)),
  );
  const [typedTime, setTypedTime] = useState(() =>
    meant ? MASKS.time.shown(timeAt(timeZone, new Date(meant))) : '8h',
  );
  const [isBusy, setBusy] = useState(false);
  const day = dayOf(typedDay, today);
  const time = timeOf(typedTime);
  const at = day && time && momentAt(day, time, timeZone);
  const problem = problemOf({ day, time, at });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!at || problem) return;
    setBusy(true);
    void onConfirm(at).finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        <Text size={1}>{about}</Text>
        <Flex gap={3}>
          <Field label="Dia" hint="Como 25/11/2026" value={typedDay} onChange={setTypedDay} />
          <Field label="Hora" hint="Como 8h ou 8h30" value={typedTime} onChange={setTypedTime} />
        </Flex>
        <Card padding={3} radius={2} tone={problem ? 'critical' : 'primary'} aria-live="polite">
          <Text size={1}>
            {problem ||
              `${DAY.format(new Date(day ?? today))}, às ${MASKS.time.shown(time ?? '')}, no horário da clínica.`}
          </Text>
        </Card>
        <Flex justify="flex-end">
          <Button type="submit" text="Agendar" loading={isBusy} disabled={isBusy || problem !== ''} />
        </Flex>
      </Stack>
    </form>
  );
}

interface Chosen {
  readonly day: string | undefined;
  readonly time: string | undefined;
  readonly at: string | undefined;
}

function problemOf({ day, time, at }: Chosen): string {
  if (!day) return 'Escreva o dia como 25/11/2026.';
  if (!time) return 'Escreva a hora como 8h ou 8h30.';
  return at && at > new Date().toISOString() ? '' : 'Esse momento já passou.';
}

interface FieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field({ label, hint, value, onChange }: FieldProps) {
  return (
    <Stack as="label" gap={2} flex={1}>
      <Text size={1} weight="medium">
        {label}
      </Text>
      <TextInput
        value={value}
        placeholder={hint}
        inputMode="text"
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Stack>
  );
}
