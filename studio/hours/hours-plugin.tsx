import { Card, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import {
  type ArrayOfObjectsInputProps,
  definePlugin,
  type DocumentBadgeComponent,
  type StringInputProps,
  useFormValue,
} from 'sanity';

import type { ClinicHours } from '../../schemas/index.ts';
import { dayAt, USUAL_TIME_ZONE } from '../dashboard/days.ts';
import { withoutProblems } from '../untouched-form.tsx';
import { type DayOff, inOrder, isPast, newsOf, wordsOf } from './special-date-words.ts';

/** Beside the button that publishes the hours: what visitors will read. */
const NewsBadge: DocumentBadgeComponent = ({ draft, published }) => {
  if (!draft) return null;
  const hours = draft as unknown as ClinicHours;
  const today = dayAt(hours.timeZone ?? USUAL_TIME_ZONE, new Date());
  const news = newsOf(hours, published as unknown as ClinicHours | null, today);
  const [first, ...more] = news;
  if (first === undefined) return { label: 'No site nada muda', color: 'primary' };
  const label = `No site, ${first}${more.length > 0 ? ` e mais ${more.length}` : ''}`;
  return { label, title: news.join('\n'), color: 'primary' };
};

/** Of the clinic whose hours are open. */
function useToday(): string {
  const timeZone = useFormValue(['timeZone']);
  const [now] = useState(() => new Date());
  return dayAt(typeof timeZone === 'string' ? timeZone : USUAL_TIME_ZONE, now);
}

/** Whether a day is closed or has other hours, and below it what visitors will read, or why it would be nothing new. */
export function DayOutcomeInput(props: StringInputProps) {
  const { path, value, validation, renderDefault } = props;
  const day: DayOff = useFormValue(path.slice(0, -1)) ?? {};
  const today = useToday();
  const words = wordsOf(day);
  const problem = value && validation.find(({ level }) => level === 'error')?.message;
  const said = isPast(day, today) ? 'Este dia já passou: no site nada muda.' : words && `No site: ${words}`;
  return (
    <Stack gap={3} data-testid="day-outcome">
      {renderDefault(withoutProblems(props))}
      <Card padding={3} radius={2} tone={problem ? 'critical' : 'primary'} aria-live="polite">
        <Text size={1}>{problem || said || 'Aqui aparece o que o site vai mostrar.'}</Text>
      </Card>
    </Stack>
  );
}

/** Special dates by their days; Studio has them as they were entered. */
export function DatesInOrder(props: ArrayOfObjectsInputProps) {
  const today = useToday();
  const dayOff = (member: (typeof props.members)[number]): DayOff =>
    member.kind === 'item' ? (member.item.value ?? {}) : {};
  return props.renderDefault({ ...props, members: [...inOrder(props.members, dayOff, today)] });
}

/** Says, before the clinic's hours are published, what visitors will read. */
export const hoursNews = definePlugin({
  name: 'hours-news',
  document: {
    badges: (badges, { schemaType }) => (schemaType === 'clinicHours' ? [NewsBadge, ...badges] : badges),
  },
});
