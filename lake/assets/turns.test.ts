import { createTurns, shareUnderway } from './turns.ts';

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

test('who asks for what is on its way gets the same; later it is done again', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const work = answers.values();
  const fetch = shareUnderway(
    (name: string) => name,
    async () => work.next().value?.promise,
  );
  const both = Promise.allSettled([fetch('a'), fetch('a')]);
  answers[0]?.reject(new Error('away'));
  expect(await both).toMatchObject([{ reason: { message: 'away' } }, { reason: { message: 'away' } }]);
  answers[1]?.resolve('there');
  expect(await fetch('a')).toBe('there');
});
