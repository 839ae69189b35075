import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDerivedCache } from './derived-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-derived-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

test('makes each result once, also for requests at the same time and after a restart', async () => {
  let made = 0;
  const make = () => Promise.resolve(Buffer.from(`result ${(made += 1)}`));
  const cache = createDerivedCache(folder);
  const [first, second] = await Promise.all([cache.get('d/p.jpg', 'a', make), cache.get('d/p.jpg', 'a', make)]);
  expect([await first?.text(), await second?.text()]).toEqual(['result 1', 'result 1']);
  expect(await (await createDerivedCache(folder).get('d/p.jpg', 'a', make)).text()).toBe('result 1');
  expect(await (await cache.get('d/p.jpg', 'b', make)).text()).toBe('result 2');
  expect(filesIn(folder)).toHaveLength(2);
});

test('N6: what is stored is read as it is sent, not held in memory for whoever does not read it', async () => {
  const cache = createDerivedCache(folder);
  const asked = await cache.get('d/p.jpg', 'a', () => Promise.resolve(Buffer.from('picture')));
  const [file] = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  rmSync(join(file?.parentPath ?? '', file?.name ?? ''));
  await expect(asked.text()).rejects.toThrow('could not be read');
});

test.each<[string, (file: string) => void]>([
  [
    'changed',
    (file) =>
      writeFileSync(
        file,
        readFileSync(file).map((byte, at) => (at === 40 ? byte ^ 1 : byte)),
      ),
  ],
  ['cut short', (file) => truncateSync(file, 50)],
  ['emptied', (file) => truncateSync(file, 0)],
  [
    'written by a version that did not check',
    (file) => writeFileSync(file, 'a whole picture without its digest in front'),
  ],
])('a stored result that was %s is never delivered, and made anew once', async (_how, damage) => {
  let made = 0;
  const make = () => Promise.resolve(Buffer.from(`a whole picture, and it is number ${(made += 1)}`));
  const cache = createDerivedCache(folder);
  await cache.get('d/p.jpg', 'a', make);
  const [file] = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  damage(join(file?.parentPath ?? '', file?.name ?? ''));
  expect(await (await cache.get('d/p.jpg', 'a', make)).text()).toBe('a whole picture, and it is number 2');
  expect(await (await createDerivedCache(folder).get('d/p.jpg', 'a', make)).text()).toBe(
    'a whole picture, and it is number 2',
  );
});

test('a failure is not kept', async () => {
  const cache = createDerivedCache(folder);
  await expect(cache.get('d/p.jpg', 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await (await cache.get('d/p.jpg', 'a', () => Promise.resolve(Buffer.from('whole')))).text()).toBe('whole');
});

test('what is not ready takes no place that another could have', async () => {
  const cache = createDerivedCache(folder, { parallel: 1 });
  const make = () => Promise.resolve(Buffer.from('whole'));
  const ready = Promise.withResolvers<void>();
  const waiting = cache.get('d/p.jpg', 'a', make, () => ready.promise);
  expect(await (await cache.get('d/q.jpg', 'a', make)).text()).toBe('whole');
  ready.reject(new Error('away'));
  await expect(waiting).rejects.toThrow('away');
});

test('works on few at a time, lets some wait and sends the rest away', async () => {
  const cache = createDerivedCache(folder, { parallel: 2, maxWaiting: 3 });
  let running = 0;
  let most = 0;
  const make = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    return Buffer.from('x');
  };
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => cache.get('d/p.jpg', `k${index}`, make)),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(most).toBe(2);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { status: 503, options: { retryAfter: 2 } } });
});

test('stays within its space on disk by forgetting the oldest', async () => {
  const cache = createDerivedCache(folder, { maxBytes: 3000 });
  const make = () => Promise.resolve(Buffer.alloc(1000));
  for (let i = 0; i < 8; i += 1) await cache.get('d/p.jpg', `k${i}`, make);
  expect(filesIn(folder).length).toBeLessThanOrEqual(3);
});

test('delivers even when nothing can be stored', async () => {
  const cache = createDerivedCache('/dev/null/nowhere');
  expect(await (await cache.get('d/p.jpg', 'a', () => Promise.resolve(Buffer.from('picture')))).text()).toBe('picture');
});
