/** @jest-environment node */
import { clientAddress } from './client-address.ts';

it('takes the other end of the connection for the visitor, whatever the header says', () => {
  expect(clientAddress('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

it('believes a proxy on this machine, and only what that proxy itself added', () => {
  expect(clientAddress('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(clientAddress('::ffff:127.0.0.1', undefined)).toBe('::ffff:127.0.0.1');
});

test('L8: of this machine only the address that proxies come from is believed; the others count by themselves', () => {
  expect(clientAddress('127.0.0.2', '198.51.100.1')).toBe('127.0.0.2');
  expect(clientAddress('127.0.0.1', '198.51.100.1, 127.0.0.2')).toBe('127.0.0.2');
});
