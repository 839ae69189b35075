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
  const before = answers.changedAt(titles.tag);
  replica.apply('a', topic('Exames', '2', { description: 'Outra' }));
  await eventually(async () => JSON.stringify(told), JSON.stringify([[topics.tag]]));
  expect(answers.changedAt(titles.tag)).toBe(before);
});

it('what another document changes makes nothing anew', async () => {
  const { tag } = answers.read(TITLES);
  const before = answers.changedAt(tag);
  replica.apply('b', { ...topic('Ana', '1'), _id: 'b', _type: 'faqItem' });
  const { tag: other } = answers.read('*[_type == "faqItem"]._id');
  replica.apply('c', { ...topic('Bia', '1'), _id: 'c', _type: 'faqItem' });
  await eventually(async () => JSON.stringify(told), JSON.stringify([[other]]));
  expect(answers.changedAt(tag)).toBe(before);
});

it('dates a new answer by the change, not by who asked first', () => {
  const { tag } = answers.read(TITLES);
  replica.apply('a', topic('Rotina', '2'));
  const { changedAt } = replica;
  replica.apply('b', { ...topic('Ana', '1'), _id: 'b', _type: 'faqItem' });
  expect(answers.changedAt(tag)).toBe(changedAt);
});

it('knows no time for what it does not remember', () => {
  expect(answers.changedAt('q:nothing')).toBeUndefined();
});
