import { Alarm, readAlarmPatience } from './alarm.ts';
import type { Checks } from './checks.ts';

const FULL: Checks = { site: { ok: true }, disk: { ok: false, message: 'O disco está cheio.' } };
const WELL: Checks = { site: { ok: true }, disk: { ok: true } };

/** What is told, with times in seconds. */
function told(course: readonly (readonly [at: number, checks: Checks])[]) {
  const alarm = new Alarm(120_000);
  return course.flatMap(([at, checks]) => {
    const now = at * 1000;
    const { begun, over } = alarm.follow(checks, now);
    return begun.length + over.length > 0 ? [{ at, begun, over }] : [];
  });
}

test('tells once of what is wrong for two minutes, and once that it is over', () => {
  const course = [0, 5, 119, 120, 125, 600].map((at) => [at, FULL] as const);
  const after = [605, 700, 725, 730].map((at) => [at, WELL] as const);
  expect(told([...course, ...after])).toEqual([
    { at: 120, begun: ['O disco está cheio.'], over: [] },
    { at: 725, begun: [], over: ['O disco está cheio.'] },
  ]);
});

test('says nothing of what comes and goes', () => {
  expect(told([0, 60, 120, 180, 240].map((at) => [at, at % 120 === 0 ? FULL : WELL]))).toEqual([]);
});

test('ALARM_AFTER is a number of seconds', () => {
  expect([undefined, '', '0', '30'].map((ALARM_AFTER) => readAlarmPatience({ ALARM_AFTER }))).toEqual([
    120_000, 120_000, 0, 30_000,
  ]);
  for (const ALARM_AFTER of ['logo', ' ', '0x10', '-1', '100000']) {
    expect(() => readAlarmPatience({ ALARM_AFTER })).toThrow('ALARM_AFTER must be a number of seconds');
  }
});
