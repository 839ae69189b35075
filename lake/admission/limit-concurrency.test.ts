import { limitConcurrency } from './limit-concurrency.ts';

test('no more work is done at once than allowed, and who comes when the line is full is told to come back', async () => {
  const limited = limitConcurrency({ parallel: 2, maxWaiting: 3, busy: 'busy' });
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const work = () =>
    limited(async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    });
  const five = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toMatchObject({ status: 503, options: { retryAfter: 2 } });
  for (let done = 0; done < 5; done += 1) {
    while (finish.length === 0) await new Promise((resolve) => setImmediate(resolve));
    finish.shift()?.();
  }
  await Promise.all(five);
  expect(most).toBe(2);
});

test('work that fails makes room for the next', async () => {
  const limited = limitConcurrency({ parallel: 1, maxWaiting: 0, busy: 'busy' });
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited(() => Promise.resolve('next'))).toBe('next');
});
