/** @jest-environment node */
import { pino } from 'pino';
import { consoleToLog } from './console-log.ts';

let lines: string[];
let putBack: () => void;
const logger = pino({ name: 'site', base: { name: 'site' } }, { write: (line: string) => void lines.push(line) });
beforeEach(() => {
  lines = [];
});
afterEach(() => putBack());

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('O13: what is said by console is a JSON object in each line of the log', () => {
  putBack = consoleToLog(logger, false);
  console.log('\n  Site    %s\n', 'http://localhost:3000/');
  console.log('');
  console.warn(JSON.stringify({ event: 'content-withheld', rule: 'M1' }));
  console.error('It failed.', new Error('why'));
  console.error(new Error('alone'));
  expect(logged()).toMatchObject([
    { level: 30, name: 'site', msg: 'Site    http://localhost:3000/' },
    { level: 40, event: 'content-withheld', rule: 'M1' },
    { level: 50, msg: 'It failed.', err: { message: 'why', stack: expect.stringContaining('console-log.test') } },
    { level: 50, msg: 'alone', err: { type: 'Error' } },
  ]);
});

test('O13: at a terminal it stays as it is', () => {
  const { error } = console;
  putBack = consoleToLog(logger, true);
  expect(console.error).toBe(error);
});
