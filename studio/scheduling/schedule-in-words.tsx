import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type FormEvent, useState } from 'react';
import { type DocumentActionComponent, getDraftId, getPublishedId, useClient } from 'sanity';

import { MASKS } from '../../schemas/index.ts';
import { nameOf } from '../document-name.ts';
import { dayAt, daysAfter, formatDay, momentAt, USUAL_TIME_ZONE } from '../dashboard/days.ts';
import { FocusBack } from '../focus-back.ts';
import { UNREAD, useUnread } from '../typed-text.ts';
import { dayOf, timeOf } from './moment.ts';

/** Studio mounts an action anew when it is another function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** Studio's “Agendar publicação”, with a dialog that takes days and hours as people here write them. */
export function scheduleInWords(schedule: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(schedule) ?? asking(schedule);
  wrapped.set(schedule, known);
  return known;
}

function asking(useSchedule: DocumentActionComponent): DocumentActionComponent {
  const useScheduleInWords: DocumentActionComponent = (props) => {
    const offered = useSchedule(props);
    const [unread] = useUnread(props.draft ?? props.published);
    const client = useClient({ apiVersion: '2025-02-19' });
    const toast = useToast();
    const [timeZone, setTimeZone] = useState<string>();
    // One that is scheduled already and was paused is scheduled anew by Studio.
    if (!offered || !props.draft) return offered;
    if (unread) return { ...offered, title: UNREAD, disabled: true };
    const { id, draft } = props;
    const title = nameOf(draft) ?? 'Sem título';
    const failed = () =>
      toast.push({ status: 'error', title: 'Não deu certo', description: 'Confira a conexão e tente de novo.' });
    const close = () => setTimeZone(undefined);

    const open = async () => {
      const zone = await client.fetch<string | null>('*[_id == "clinicHours"][0].timeZone');
      setTimeZone(zone ?? USUAL_TIME_ZONE);
    };
    const confirm = async (publishAt: string) => {
      const metadata = { title, releaseType: 'scheduled', cardinality: 'one', intendedPublishAt: publishAt } as const;
      const { releaseId } = await client.releases.create({ metadata });
      await client.createVersion({ releaseId, baseId: getDraftId(id), publishedId: getPublishedId(id) });
      await client.releases.schedule({ releaseId, publishAt });
      close();
      const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone });
      toast.push({ status: 'success', title: `“${title}” vai ao ar em ${when.format(new Date(publishAt))}` });
    };
    return {
      ...offered,
      onHandle: () => void open().catch(failed),
      dialog: timeZone !== undefined && {
        type: 'dialog',
        header: 'Agendar publicação',
        onClose: close,
        content: (
          <FocusBack>
            <When title={title} timeZone={timeZone} onConfirm={(at) => confirm(at).catch(failed)} />
          </FocusBack>
        ),
      },
    };
  };
  return Object.assign(useScheduleInWords, { action: useSchedule.action, displayName: 'ScheduleInWords' });
}

interface WhenProps {
  readonly title: string;
  readonly timeZone: string;
  readonly onConfirm: (publishAt: string) => Promise<unknown>;
}

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });

/** Begins with tomorrow morning. */
function When({ title, timeZone, onConfirm }: WhenProps) {
  const [today] = useState(() => dayAt(timeZone, new Date()));
  const [typedDay, setTypedDay] = useState(() => formatDay(daysAfter(today, 1)));
  const [typedTime, setTypedTime] = useState('8h');
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
        <Text size={1}>“{title}” vai ao ar sozinho, com o que está no rascunho agora.</Text>
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
