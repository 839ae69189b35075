/** @jest-environment node */
import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { purgeFront } from './purge-front.ts';

let front: Server;
let status: number;
let asked: string[];

beforeEach(async () => {
  status = 200;
  asked = [];
  front = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  process.env.FRONT_PURGE_URL = `http://127.0.0.1:${(front.address() as AddressInfo).port}/purge`;
});

afterEach(() => {
  clearTimeout(globalThis.frontPurgeRetry);
  delete process.env.FRONT_PURGE_URL;
  jest.restoreAllMocks();
  front.close();
  front.closeAllConnections();
});

it('asks the front to forget, and returns when it has', async () => {
  await expect(purgeFront()).resolves.toBe(true);
  expect(asked).toEqual(['POST /purge']);
});

it('asks nobody where there is no front', async () => {
  delete process.env.FRONT_PURGE_URL;
  await expect(purgeFront()).resolves.toBe(true);
  expect(asked).toEqual([]);
});

it('says so once when the front does not answer, and asks until it does', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  status = 503;
  await expect(purgeFront()).resolves.toBe(false);
  expect(said.mock.calls).toEqual([[expect.stringContaining('it answers 503')]]);
  status = 200;
  const again = new Promise<void>((resolve) => front.once('request', () => resolve()));
  await again;
  expect(asked).toHaveLength(2);
  expect(said).toHaveBeenCalledTimes(1);
});

it('owes nothing any more when a later publish has purged', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  status = 503;
  await purgeFront();
  status = 200;
  await purgeFront();
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(asked).toHaveLength(2);
});
