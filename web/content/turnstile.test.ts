import { createTurnstile } from './turnstile.ts';

it('lets no more than so many run at once, and everybody in the end', async () => {
  const inTurn = createTurnstile(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const task = (number: number) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      order.push(number);
    });
  await Promise.all([1, 2, 3, 4, 5].map(task));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

it('gives the place of a task that fails to the next', async () => {
  const inTurn = createTurnstile(1);
  const failed = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
