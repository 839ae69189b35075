import { CalendarIcon } from '@sanity/icons/Calendar';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';

import { type Holiday, holidaysBetween, undecided } from '../../schemas/index.ts';
import { daysAfter } from './days.ts';
import { untold } from './holiday-notices.ts';
import type { Overview } from './overview.ts';
import { Panel } from './panel.tsx';
import { useLakeTask } from '../use-lake-task.ts';
import { usePreparedDocument } from './use-prepared-document.ts';

/** Patients ask about a month and a half ahead. */
const AHEAD_DAYS = 45;
const MAX_SHOWN = 3;

/** Holidays that come and for which nobody has said yet whether the clinic opens. */
export function HolidaysPanel({ overview, today }: { readonly overview: Overview; readonly today: string }) {
  const holidays = holidaysBetween(today, daysAfter(today, AHEAD_DAYS));
  const rows = undecided(holidays, overview.specialDates ?? []);
  const closed = untold(holidays, overview);
  return (
    <Panel
      title="Próximos feriados"
      icon={CalendarIcon}
      count={rows.length}
      tone="caution"
      empty="Os feriados dos próximos 45 dias já têm horário. Os do município são datas especiais em “Horários e feriados”."
      foot={closed.slice(0, MAX_SHOWN).map((holiday) => (
        <ClosedRow key={holiday.date} holiday={holiday} />
      ))}
    >
      {rows.slice(0, MAX_SHOWN).map((holiday) => (
        <HolidayRow key={holiday.date} holiday={holiday} />
      ))}
    </Panel>
  );
}

/** A notice is written after the hours, or not at all. */
function ClosedRow({ holiday }: { readonly holiday: Holiday }) {
  const prepared = usePreparedDocument();
  const { isBusy, run } = useLakeTask();
  return (
    <Card as="section" paddingX={2} aria-label={holiday.name}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>{holiday.name}: fechado</Text>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text="Escrever um aviso"
          disabled={isBusy}
          onClick={() => void run(() => prepared.holidayNotice(holiday))}
        />
      </Flex>
    </Card>
  );
}

const DAY = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

function HolidayRow({ holiday }: { readonly holiday: Holiday }) {
  const prepared = usePreparedDocument();
  const { isBusy, run } = useLakeTask();
  const choice = (text: string, task: () => Promise<void>) => (
    <Button mode="ghost" fontSize={1} padding={2} text={text} disabled={isBusy} onClick={() => void run(task)} />
  );
  return (
    <Card as="section" paddingX={2} paddingY={3} aria-label={holiday.name}>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {holiday.name}
        </Text>
        <Text size={1} muted>
          {DAY.format(new Date(holiday.date))}
          {holiday.optional ? ' · ponto facultativo' : ''}
        </Text>
        <Flex gap={2} wrap="wrap">
          {choice('Fecha', () => prepared.holiday(holiday, false))}
          {choice('Abre', () => prepared.holiday(holiday, true))}
        </Flex>
      </Stack>
    </Card>
  );
}
