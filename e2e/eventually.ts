import { isDeepStrictEqual } from 'node:util';

/** Reads until the value is the wanted one, and says what it was last otherwise. Jest has no poll of its own. */
export async function eventually<T>(read: () => Promise<T>, wanted: T, timeout = 60_000): Promise<void> {
  const deadline = Date.now() + timeout;
  let last = await read();
  while (!isDeepStrictEqual(last, wanted) && Date.now() < deadline) {
    await new Promise((done) => setTimeout(done, 50));
    last = await read();
  }
  expect(last).toEqual(wanted);
}
