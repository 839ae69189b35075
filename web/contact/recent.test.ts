/** @jest-environment node */
import type { NewMessage } from './new-message.ts';
import { createRecent } from './recent.ts';

const message: NewMessage = {
  _id: 'messages.a',
  _type: 'message',
  state: 'novo',
  name: 'Maria Exemplo',
  phone: '(66) 99999-0000',
  text: 'O preparo mudou?',
  receivedAt: '2026-03-10T15:00:00.000Z',
};

let now = 0;
const open = () => createRecent(() => now);

it('knows the same words under another id and another time', () => {
  const recent = open();
  recent.add(message);
  expect(recent.has({ ...message, _id: 'messages.b', receivedAt: '2026-03-10T15:00:04.000Z' })).toBe(true);
});

it('takes anything else for another message', () => {
  const recent = open();
  recent.add(message);
  for (const other of [
    { text: 'O preparo mudou ?' },
    { phone: '(66) 99999-0001' },
    { email: 'a@b.c' },
    { name: 'Ana' },
  ]) {
    expect(recent.has({ ...message, ...other })).toBe(false);
  }
});

it('lets somebody say the same again after ten minutes', () => {
  const recent = open();
  recent.add(message);
  now += 599_999;
  expect(recent.has(message)).toBe(true);
  now += 1;
  expect(recent.has(message)).toBe(false);
});

it('remembers a thousand messages and no more', () => {
  const recent = open();
  recent.add(message);
  for (let count = 0; count < 1_000; count += 1) recent.add({ ...message, text: `${count}` });
  expect(recent.has(message)).toBe(false);
  expect(recent.has({ ...message, text: '0' })).toBe(true);
});
