import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuTime } from './cpu-time.ts';

it('counts what a process and its children use', async () => {
  const before = cpuTime(process.pid);
  // Works until the kernel has counted something, however quick the machine.
  const work =
    'while read -r stat < /proc/$$/stat && set -- $stat && [ "${14}" -eq 0 ]; do :; done; echo done; read wait';
  const child = spawn('sh', ['-c', work], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const used = cpuTime(child.pid ?? 0);
  expect(used).toBeGreaterThan(0);
  expect(cpuTime(process.pid) - before).toBeGreaterThanOrEqual(used);
  child.stdin.end('\n');
  await once(child, 'exit');
});

it('finds nothing used by a process that is not there', () => {
  expect(cpuTime(2 ** 30)).toBe(0);
});
