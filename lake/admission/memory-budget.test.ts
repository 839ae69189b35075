import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { eventually } from '../../e2e/eventually.ts';
import { LakeError } from '../errors.ts';
import { startServer } from '../server.ts';
import { createAnswerBudget, createMemoryBudget, holdAnswer } from './memory-budget.ts';
import type { Socket } from 'node:net';

const LARGE = 40 * 1024 * 1024;

test('answers that nobody reads leave room for two, and their connections give it back', async () => {
  const budget = createAnswerBudget(2.5 * LARGE);
  const app = new Hono();
  app.onError((error, c) => c.text('', error instanceof LakeError ? 503 : 500));
  let large = 0;
  app.get('/large', (c) => {
    holdAnswer(budget, c, LARGE);
    large += 1;
    return c.body('x'.repeat(LARGE));
  });
  app.get('/small', (c) => {
    holdAnswer(budget, c, 10);
    return c.text('small');
  });
  const running = await startServer(app.fetch, { port: 0, host: '127.0.0.1' });
  const ask = (path: string) => fetch(`http://127.0.0.1:${running.port}${path}`);
  const sleepers: Socket[] = [];
  for (let i = 0; i < 2; i += 1) {
    const socket = connect(running.port, '127.0.0.1').pause();
    socket.write('GET /large HTTP/1.1\r\nhost: lake\r\n\r\n');
    sleepers.push(socket);
    await eventually(async () => large, i + 1);
  }
  expect([(await ask('/large')).status, (await ask('/small')).status]).toEqual([503, 200]);

  sleepers[0]?.destroy();
  let reply = await ask('/large');
  while (reply.status === 503) {
    await setTimeout(10);
    reply = await ask('/large');
  }
  expect((await reply.text()).length).toBe(LARGE);
  for (const socket of sleepers) socket.destroy();
  await running.close();
});

test('uploads at the same time hold a bounded number of bytes', () => {
  const budget = createMemoryBudget({ max: 100, busy: 'busy', retryAfter: 5 });
  const release = budget.take(80);
  expect(() => budget.take(30)).toThrow(expect.objectContaining({ status: 503, options: { retryAfter: 5 } }));
  release();
  budget.take(150)();
  budget.take(100)();
});
