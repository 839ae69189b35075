import { join } from 'node:path';
import { readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';
import { root } from './settings.ts';

const USAGE = `Usage: npm run format

Formats every file, and mends what the linter can mend by itself.`;

readCommandLine(USAGE, {});
await runCommand(join(root, 'node_modules/.bin/oxfmt'), [], { cwd: root });
await runCommand(join(root, 'node_modules/.bin/oxlint'), ['--fix'], { cwd: root, loud: true });
