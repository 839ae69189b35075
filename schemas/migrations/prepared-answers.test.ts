import { placesProblem } from '../rules/message-answers.ts';
import { firstAnswers, preparedAnswersMigration } from './prepared-answers.ts';
import { applied } from './testing.ts';

const before = [
  { _id: 'siteSettings', _type: 'siteSettings', tradeName: 'Clínica' },
  { _id: 'messages.a', _type: 'message', state: 'respondido', text: 'Olá' },
];

test('M6: a clinic from before has the first answers, its messages stay, and a second run changes nothing', () => {
  const after = applied(preparedAnswersMigration, before);
  expect([...after.values()]).toEqual([...before, ...firstAnswers]);
  expect(preparedAnswersMigration.mutations([...after.values()])).toEqual([]);
});

test('M6: own answers are not added to, and an empty lake stays empty', () => {
  const own = { _id: 'drafts.own', _type: 'preparedAnswer', title: 'Nossa' };
  expect(preparedAnswersMigration.mutations([...before, own])).toEqual([]);
  expect(preparedAnswersMigration.mutations([])).toEqual([]);
});

test('M6: each first answer greets by name, says who writes, and has known places only', () => {
  for (const { text } of firstAnswers) {
    expect(text).toMatch(/\{nome\}.*\{clínica\}/);
    expect(placesProblem(text)).toBe(true);
  }
});
