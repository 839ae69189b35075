/** @jest-environment node */
import { eventually } from '../../e2e/eventually.ts';
import type { SanityClient } from '@sanity/client';
import type { Published } from './dependencies.ts';
import { follow } from './follow.ts';
import { Replica } from './replica.ts';

const topic = (_id: string, _rev = '1'): Published => ({ _id, _type: 'topic', _rev, _createdAt: '', _updatedAt: '' });
const settle = () => new Promise(setImmediate);

/** Stands for the official client: what it says is told by hand, since gaps cannot be had in an order of one's own. */
function startFollowing(roundMs = 3_600_000, token?: string) {
  const answers: PromiseWithResolvers<Published[]>[] = [];
  let tell: (event: object) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const client = {
    config: () => ({ url: 'https://abc.api.sanity.io/v1', projectId: 'abc', dataset: 'production', token }),
    fetch: () => {
      const answer = Promise.withResolvers<Published[]>();
      answers.push(answer);
      return answer.promise;
    },
    listen: () => ({
      subscribe(observer: { next: typeof tell; error: typeof fail }) {
        tell = observer.next;
        fail = observer.error;
        return { unsubscribe() {} };
      },
    }),
  } as unknown as SanityClient;
  const replica = new Replica(() => {});
  const log: string[] = [];
  const note = (line: unknown) => void log.push(String(line));
  const following = follow({ replica, client, types: ['topic'], log: { warn: note, error: note }, roundMs });
  const ids = () => replica.documents().map(({ _id }) => _id);
  return { answers, tell: (event: object) => tell(event), fail: (error: Error) => fail(error), following, ids, log };
}

it('V9: what was announced before a gap and taken back in it does not come back', async () => {
  const { answers, tell, following, ids } = startFollowing();
  tell({ type: 'welcome' });
  tell({ type: 'mutation', documentId: 'a', transition: 'appear', result: topic('a') });
  tell({ type: 'reconnect' });
  tell({ type: 'welcome' });
  answers[1]?.resolve([]);
  answers[0]?.resolve([topic('a')]);
  await settle();
  expect(ids()).toEqual([]);
  following.stop();
});

it('is away until there is an answer of after the gap', async () => {
  const { answers, tell, following, ids } = startFollowing();
  tell({ type: 'welcome' });
  tell({ type: 'reconnect' });
  answers[0]?.resolve([topic('a')]);
  await settle();
  expect([following.awayMs() > 0, ids()]).toEqual([true, []]);
  tell({ type: 'welcome' });
  answers[1]?.resolve([topic('a')]);
  await settle();
  expect([following.awayMs(), ids()]).toEqual([0, ['a']]);
  following.stop();
});

it('applies in their order the changes that come while everything is asked for', async () => {
  const { answers, tell, following, ids } = startFollowing();
  tell({ type: 'welcome' });
  tell({ type: 'mutation', documentId: 'b', transition: 'appear', result: topic('b') });
  tell({ type: 'mutation', documentId: 'a', transition: 'disappear' });
  answers[0]?.resolve([topic('a')]);
  await settle();
  expect(ids()).toEqual(['b']);
  following.stop();
});

it('V9: asks for everything by itself now and then: a connection can die without a word', async () => {
  const { answers, tell, following, ids } = startFollowing(20);
  tell({ type: 'welcome' });
  answers[0]?.resolve([topic('a')]);
  const found = async () => {
    answers.at(-1)?.resolve([topic('b')]);
    await settle();
    return ids().join();
  };
  await eventually(found, 'b');
  expect(answers.length).toBeGreaterThan(1);
  following.stop();
});

const WHERE = 'The Content Lake at https://abc.api.sanity.io/v1 (abc, production) gives nothing';

it('says once where content is that cannot be had, and what visitors see meanwhile', async () => {
  const { answers, tell, following, log } = startFollowing();
  tell({ type: 'reconnect' });
  tell({ type: 'reconnect' });
  expect(log).toEqual([`${WHERE}; there are no pages. The connection is gone, or cannot be made.`]);
  tell({ type: 'welcome' });
  answers[0]?.resolve([topic('a')]);
  await settle();
  tell({ type: 'reconnect' });
  expect(log.at(-1)).toBe(`${WHERE}; pages stay as they are. The connection is gone, or cannot be made.`);
  following.stop();
});

it.each([
  [undefined, { status: 401 }, 'READ_TOKEN is not set'],
  ['old', { status: 403 }, 'READ_TOKEN is no token that may read there'],
  ['old', { statusCode: 401 }, 'READ_TOKEN is no token that may read there'],
])('says that the token is missing or refused (%#)', (token, status, reason) => {
  const { fail, following, log } = startFollowing(undefined, token);
  fail(Object.assign(new Error('EventSource connection failed'), status));
  expect(log).toEqual([`${WHERE}; there are no pages. It refuses (${Object.values(status).join()}): ${reason}.`]);
  following.stop();
});
