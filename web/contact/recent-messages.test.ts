/** @jest-environment node */
import type { NewMessage } from './message.ts';
import { createRecentMessages } from './outbox.ts';

const maria: NewMessage = {
  _id: 'messages.a',
  _type: 'message',
  state: 'novo',
  name: 'Maria Exemplo',
  phone: '(66) 99999-0000',
  subject: 'exames',
  text: 'O preparo mudou?',
  receivedAt: '2026-03-10T15:00:00.000Z',
};
let now = 1;

it('knows the same words under another id and another time', () => {
  const recent = createRecentMessages(() => now);
  recent.add(maria);
  expect(recent.find({ ...maria, _id: 'messages.b', receivedAt: '2026-03-10T15:00:04.000Z' })).toBe(maria);
});

it('takes anything else for another message', () => {
  const recent = createRecentMessages(() => now);
  recent.add(maria);
  for (const other of [
    { text: 'O preparo mudou ?' },
    { phone: '(66) 99999-0001' },
    { email: 'a@b.c' },
    { name: 'Ana' },
  ]) {
    expect(recent.find({ ...maria, ...other })).toBeUndefined();
  }
});

it('lets somebody say the same again after ten minutes', () => {
  const recent = createRecentMessages(() => now);
  recent.add(maria);
  now += 600_000;
  expect(recent.find(maria)).toBe(maria);
  now += 1;
  expect(recent.find(maria)).toBeUndefined();
});

it('remembers a thousand messages and no more', () => {
  const recent = createRecentMessages(() => now);
  recent.add(maria);
  for (let count = 0; count < 1_000; count += 1) recent.add({ ...maria, text: `${count}` });
  expect(recent.find(maria)).toBeUndefined();
  expect(recent.find({ ...maria, text: '0' })).toMatchObject({ text: '0' });
});
