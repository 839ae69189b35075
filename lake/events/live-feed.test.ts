import { jest } from '@jest/globals';
import { administrator, testDatasets } from '../store/testing.ts';
import { createLiveFeed } from './live-feed.ts';
import type { Commit } from '../store/types.ts';

const datasets = testDatasets();
afterEach(() => datasets.cleanUp());

function write(dataset: ReturnType<typeof datasets.open>, id: string): Commit {
  const mutations = [{ createOrReplace: { _id: id, _type: 'page' } }];
  const { commit } = dataset.transactor.mutate({ mutations, caller: administrator });
  if (!commit) throw new Error('nothing was written');
  return commit;
}

test('who comes back after a restart is told what was missed, and the log is read once for all', () => {
  const dataset = datasets.open();
  const commits = ['a', 'drafts.a', 'b'].map((id) => write(dataset, id));
  const { history } = dataset;
  const since = jest.fn((sequence: number, limit: number) => history.since(sequence, limit));
  const feed = createLiveFeed({ ...history, since }, dataset.reader.sequence);
  const [first] = commits.map(({ transactionId }) => transactionId);
  const missed = () => feed.since(first ?? '')?.map(({ id }) => id);
  for (let visitor = 0; visitor < 100; visitor++) expect(missed()).toHaveLength(2);
  expect(since).toHaveBeenCalledTimes(1);
  const next = write(dataset, 'c');
  feed.publish(next);
  expect(missed()).toEqual([...commits.slice(1), next].map(({ transactionId }) => transactionId));
  expect(feed.since(next.transactionId)).toEqual([]);
});

test('what is in the log and was not told yet is not told by a replay', () => {
  const dataset = datasets.open();
  const [first, second] = [write(dataset, 'a'), write(dataset, 'b')];
  const feed = createLiveFeed(dataset.history, first.sequence);
  expect(feed.since(first.transactionId)).toEqual([]);
  feed.publish(second);
  expect(feed.since(first.transactionId)).toMatchObject([{ id: second.transactionId }]);
});
