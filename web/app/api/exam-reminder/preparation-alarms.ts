import type { ExamDetails } from '#schemas/content.ts';
import type { CalendarAlarm } from '#schemas/rules/calendar-file.ts';

const DAY = 24 * 60;

/** When to be reminded: the day before, and when fasting begins, where the preparation asks the same of everybody. */
export function preparationAlarms(preparation: ExamDetails['preparation']): CalendarAlarm[] {
  const [rule, ...others] = preparation?.rules ?? [];
  const hours = others.length === 0 ? Math.max(rule?.fastingHours ?? 0, rule?.fastingHoursMax ?? 0) : 0;
  return [
    { minutesBefore: DAY, text: 'Amanhã é o dia do exame: veja o preparo.' },
    ...(hours > 0 ? [{ minutesBefore: hours * 60, text: 'O jejum começa agora.' }] : []),
  ];
}
