import { createTurns } from './turns.ts';

test('what is about one thing waits for what was begun before, also when that fails; about another it does not', async () => {
  const inTurn = createTurns((name: string) => name);
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const failing = inTurn('a', async () => {
    await first.promise;
    done.push('first');
    throw new Error('no room');
  });
  const second = inTurn('a', () => Promise.resolve(done.push('second')));
  await inTurn('b', () => Promise.resolve(done.push('other')));
  expect(done).toEqual(['other']);
  first.resolve();
  await expect(failing).rejects.toThrow('no room');
  expect([await second, done]).toEqual([3, ['other', 'first', 'second']]);
});
