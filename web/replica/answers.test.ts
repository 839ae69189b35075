/** @jest-environment node */
import { eventually } from '../../e2e/eventually.ts';
import { Answers } from './answers.ts';
import type { Published } from './dependencies.ts';
import { Replica } from './replica.ts';

const topic = (title: string, _rev: string, fields: object = {}): Published => ({
  _id: 'a',
  _type: 'topic',
  _rev,
  _createdAt: '',
  _updatedAt: '',
  title,
  ...fields,
});
const TITLES = '*[_type == "topic"].title';
const TOPICS = '*[_type == "topic"]';

let replica: Replica;
let answers: Answers;
let told: string[][];
beforeEach(() => {
  replica = new Replica();
  answers = new Answers(replica);
  const mine: string[][] = [];
  told = mine;
  answers.onChange((tags) => void mine.push([...tags].sort()));
  replica.replace([topic('Exames', '1')]);
});

it('gives an answer again until something it depends on changes', () => {
  const first = answers.read(TITLES);
  expect(answers.read(TITLES)).toBe(first);
  replica.apply('a', topic('Rotina', '2'));
  expect(answers.read(TITLES)).toMatchObject({ data: ['Rotina'], tag: first.tag });
});

it('an answer that came out the same stays as current as it was, and nobody is told of it', async () => {
  const [titles, topics] = [answers.read(TITLES), answers.read(TOPICS)];
  replica.apply('a', topic('Exames', '2', { description: 'Outra' }));
  await eventually(async () => JSON.stringify(told), JSON.stringify([[topics.tag]]));
  const current = [titles, topics].map((answer) => answers.isCurrent(answer));
  expect(current).toEqual([true, false]);
});

it('what another document changes makes nothing anew', async () => {
  const first = answers.read(TITLES);
  replica.apply('b', { ...topic('Ana', '1'), _id: 'b', _type: 'faqItem' });
  const { tag: other } = answers.read('*[_type == "faqItem"]._id');
  replica.apply('c', { ...topic('Bia', '1'), _id: 'c', _type: 'faqItem' });
  await eventually(async () => JSON.stringify(told), JSON.stringify([[other]]));
  expect(answers.read(TITLES)).toBe(first);
});

it('tells of two changes one after the other as of one, and of none where the second took back the first', async () => {
  const { tag } = answers.read(TITLES);
  const other = answers.read('*[_type == "topic"]{title, description}');
  replica.apply('a', topic('Rotina', '2'));
  replica.apply('a', topic('Exames', '3', { description: 'Outra' }));
  await eventually(async () => JSON.stringify(told), JSON.stringify([[other.tag]]));
  expect(answers.revision(tag)).toBeDefined();
});

it('what is not remembered is not current', () => {
  const answer = answers.read(TITLES);
  expect([answer, { ...answer, tag: 'nothing' }].map((one) => answers.isCurrent(one))).toEqual([true, false]);
});
