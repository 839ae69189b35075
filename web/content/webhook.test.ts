/** @jest-environment node */
import { webhookBody } from './webhook.ts';

it("takes the lake's tags", () => {
  expect(webhookBody({ transactionId: 't', tags: ['s1:abc'], documents: [] })).toEqual({
    transactionId: 't',
    tags: ['s1:abc'],
  });
});

it('takes the document that a hosted project sends for a change of anything, whatever its fields are called', () => {
  expect(webhookBody({ _id: 'post-1', _type: 'post', title: 'Vacinas' })).toEqual({});
  expect(webhookBody({ _id: 'post-1', _type: 'post', tags: [{ _ref: 'topic-1' }], transactionId: 7 })).toEqual({});
});

it.each([[null], ['text'], [[]], [{ tags: 'all' }], [{ tags: [''] }]])('refuses %j', (value) => {
  expect(webhookBody(value)).toBeUndefined();
});
