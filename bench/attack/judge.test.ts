import { attackingAddresses, loopbackUrl } from './attacker.ts';
import { judge } from './judge.ts';

const quiet = { pageMs: 80, saveMs: 20, lakeMb: 200, siteMb: 300, failed: 0 };
const broken = (attacked: Partial<typeof quiet>) =>
  judge(quiet, { ...quiet, ...attacked })
    .filter(({ holds }) => !holds)
    .map(({ what, limit }) => [what, limit]);

test('an attack is noticed when pages or saves take twice as long, or memory grows by a third', () => {
  expect(broken({})).toEqual([]);
  expect(broken({ pageMs: 159, saveMs: 99, lakeMb: 259, siteMb: 389 })).toEqual([]);
  expect(broken({ pageMs: 161, saveMs: 101, lakeMb: 261, siteMb: 391, failed: 1 })).toEqual([
    ['a page, p99 ms', 160],
    ["an editor's save, p99 ms", 100],
    ['memory of the lake, MB', 260],
    ['memory of the site, MB', 390],
    ['failed requests of visitors and editor', 0],
  ]);
});

test('memory of processes that are not ours is not judged', () => {
  const others = { ...quiet, lakeMb: undefined, siteMb: undefined };
  expect(judge(others, others)).toHaveLength(3);
});

test('only this machine can be attacked, from a bounded number of addresses', () => {
  for (const address of ['http://127.0.0.1:3000', 'http://localhost:3000/', 'http://[::1]:4000']) {
    expect(loopbackUrl(address).port).not.toBe('');
  }
  for (const address of [
    'http://example.com',
    'http://10.0.0.1:3000',
    'http://127.0.0.1.example.com',
    'http://localhost@example.com',
    'https://localhost',
    'nonsense',
  ]) {
    expect(() => loopbackUrl(address)).toThrow('Only this machine');
  }
  expect(attackingAddresses(2)).toEqual(['127.0.0.2', '127.0.0.3']);
  for (const count of [0, 201, 1.5, Number.NaN]) expect(() => attackingAddresses(count)).toThrow('Between 1 and 200');
});
