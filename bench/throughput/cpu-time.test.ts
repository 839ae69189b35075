import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuTime } from './cpu-time.ts';

it('counts what a process and its children use', async () => {
  // Works until the kernel has counted something, however quick the machine.
  const work =
    'while read -r stat < /proc/$$/stat && set -- $stat && [ "${14}" -eq 0 ]; do :; done; echo done; read wait';
  // A shell that does nothing, and its child, which works.
  const child = spawn('sh', ['-c', 'sh -c "$0"; :', work], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect(cpuTime(child.pid ?? 0)).toBeGreaterThan(0);
  child.stdin.end('\n');
  await once(child, 'exit');
});

it('finds nothing used by a process that is not there', () => {
  expect(cpuTime(2 ** 30)).toBe(0);
});
