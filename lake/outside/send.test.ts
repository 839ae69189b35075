import { send } from './send.ts';
import { isPrivateAddress } from './private-address.ts';
import { startReceiver } from '../webhooks/testing.ts';
import type { Receiver } from '../webhooks/testing.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const LIMITS = { timeout: 2000, mostBytes: 4096 };
const sendTo = (url: string, allowedHosts: readonly string[] = []) =>
  send({ url, method: 'POST', headers: {}, body: '{}', allowedHosts, ...LIMITS });
const port = () => new URL(receiver.url).port;

test.each([
  '127.0.0.1',
  'localhost',
  '2130706433',
  '0x7f.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0.0.0.0',
  '169.254.169.254',
])('nothing is sent to %s', async (host) => {
  await expect(sendTo(`http://${host}:${port()}/hook`)).rejects.toMatchObject({
    reason: 'other',
    message: expect.stringContaining('not on the public internet'),
  });
  expect(receiver.received).toEqual([]);
});

test('a host that is allowed by name, or by name and port, is reached', async () => {
  expect(await sendTo(receiver.url, ['127.0.0.1'])).toMatchObject({
    status: 200,
    body: Buffer.from('thanks'),
    isWhole: true,
  });
  expect(await sendTo(`http://localhost:${port()}/`, [`localhost:${port()}`])).toMatchObject({ status: 200 });
  await expect(sendTo(receiver.url, ['127.0.0.1:1', 'localhost'])).rejects.toMatchObject({ reason: 'other' });
});

test('a host that is not there, and one that does not answer, say so', async () => {
  await expect(sendTo('http://127.0.0.1:1/', ['*'])).rejects.toMatchObject({ reason: 'network' });
  receiver.status = 0;
  const waiting = { method: 'POST', headers: {}, body: '', allowedHosts: ['*'], ...LIMITS, timeout: 100 };
  await expect(send({ ...waiting, url: receiver.url })).rejects.toMatchObject({ reason: 'timeout' });
});

test.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:10.0.0.1', true],
  ['64:ff9b::a00:1', true],
  ['not an address', true],
  ['8.8.8.8', false],
  ['172.32.0.1', false],
  ['2606:4700::1111', false],
  ['::ffff:8.8.8.8', false],
  ['::127.0.0.1', true],
  ['::ffff:0:7f00:1', true],
  ['5f00::1', true],
])('%s is private: %s', (address, expected) => expect(isPrivateAddress(address)).toBe(expected));
