import type { Professional } from '#schemas/generated/content-types.ts';

type Schedule = NonNullable<Professional['schedule']>[number];

/** One line of somebody's schedule: these days, at these times. */
export const attends = (
  days: Schedule['days'],
  ...times: readonly (readonly [opens: string, closes: string])[]
): Schedule & { _key: string } => ({
  _key: days[0] ?? 'dias',
  _type: 'weeklyHours',
  days,
  intervals: times.map(([opens, closes]) => ({ _key: opens.replace(':', ''), _type: 'interval', opens, closes })),
});

export const MORNING = ['07:30', '11:30'] as const;
export const AFTERNOON = ['13:00', '18:00'] as const;
