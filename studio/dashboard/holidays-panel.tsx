import { CalendarIcon } from '@sanity/icons/Calendar';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';

import { type Holiday, holidaysBetween, undecided } from '../../schemas/index.ts';
import { daysAfter } from './days.ts';
import type { Overview } from './overview.ts';
import { Panel } from './panel.tsx';
import { useLakeTask } from '../use-lake-task.ts';
import { usePreparedDocument } from './use-prepared-document.ts';

/** Patients ask about a month and a half ahead. */
const AHEAD_DAYS = 45;
const MAX_SHOWN = 3;

/** Holidays that come and for which nobody has said yet whether the clinic opens. */
export function HolidaysPanel({ overview, today }: { readonly overview: Overview; readonly today: string }) {
  const rows = undecided(holidaysBetween(today, daysAfter(today, AHEAD_DAYS)), overview.specialDates ?? []);
  return (
    <Panel
      title="Próximos feriados"
      icon={CalendarIcon}
      count={rows.length}
      tone="caution"
      empty="Os feriados dos próximos 45 dias já têm horário. Os do município são datas especiais em “Horários e feriados”."
    >
      {rows.slice(0, MAX_SHOWN).map((holiday) => (
        <HolidayRow key={holiday.date} holiday={holiday} />
      ))}
    </Panel>
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
          {choice('Escrever um aviso', () => prepared.holidayNotice(holiday))}
        </Flex>
      </Stack>
    </Card>
  );
}
