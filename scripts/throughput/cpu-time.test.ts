import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuTime } from './cpu-time.ts';

it('counts what a process and its children use', async () => {
  const before = cpuTime(process.pid);
  // The shell's child is a grandchild of this process.
  const child = spawn('sh', ['-c', 'i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo done; read wait'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
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
