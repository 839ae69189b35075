/** @jest-environment node */
import { jest } from '@jest/globals';
import { untilAnswered } from './until-answered.ts';

const EDITS = 'http://localhost/lake/v1/data/actions/production';
const edit = {
  method: 'POST',
  body: '{"actions":[{"actionType":"sanity.action.document.edit"}],"transactionId":"t1"}',
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answers =
  (...statuses: (number | typeof lost)[]) =>
  () => {
    const next = statuses.shift();
    return typeof next === 'number' ? Promise.resolve(Response.json({ status: next }, { status: next })) : lost();
  };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function asked(init: RequestInit, ...statuses: (number | typeof lost)[]) {
  const fetch = jest.fn(answers(...statuses));
  const reply = untilAnswered(fetch)(EDITS, init).then(
    async (answer) => [answer.status, await answer.json()],
    () => 'failed',
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return [await reply, fetch.mock.calls.length];
}

it('S16: an edit is sent until it is answered, refused or taken', async () => {
  expect(await asked(edit, lost, 503, 200)).toEqual([[200, { status: 200 }], 3]);
  expect(await asked(edit, lost, 403)).toEqual([[403, { status: 403 }], 2]);
});

it('S16: one that was done although the answer was lost is answered as done', async () => {
  expect(await asked(edit, lost, 409)).toEqual([[200, { transactionId: 't1' }], 2]);
  expect(await asked(edit, 409)).toEqual([[409, { status: 409 }], 1]);
});

it('a publication is not sent twice', async () => {
  const publication = { method: 'POST', body: '{"actions":[{"actionType":"sanity.action.document.publish"}]}' };
  expect(await asked(publication, lost, 200)).toEqual(['failed', 1]);
});
