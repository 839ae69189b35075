import { preparation } from '#schemas/documents/exam/exam.fixture.ts';
import { preparationAlarms } from './preparation-alarms.ts';

const [rule = { _key: 'a', ageMin: null, ageMax: null, period: null, water: null, bladder: null, note: null }] =
  preparation.rules ?? [];
const fasting = (fastingHours: number, fastingHoursMax: number | null = null) => ({
  ...rule,
  fastingHours,
  fastingHoursMax,
});
const minutes = (rules: readonly ReturnType<typeof fasting>[]) =>
  preparationAlarms({ ...preparation, rules: [...rules] }).map(({ minutesBefore }) => minutesBefore);

it('U3: reminds of the day before, and of the hour at which everybody begins to fast', () => {
  expect(minutes([fasting(6)])).toEqual([1440, 360]);
  expect(minutes([fasting(6, 8)])).toEqual([1440, 480]);
  expect(minutes([fasting(0)])).toEqual([1440]);
  // Whose fasting it would be is not known.
  expect(minutes([fasting(3), fasting(8)])).toEqual([1440]);
  expect(preparationAlarms(null)).toHaveLength(1);
});
