import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { root } from './settings.ts';

await runCommand(join(root, 'node_modules/.bin/oxfmt'), [], { cwd: root });
await runCommand(join(root, 'node_modules/.bin/oxlint'), ['--fix'], { cwd: root, loud: true });
