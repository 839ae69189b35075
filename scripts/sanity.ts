/**
 * `npm run sanity -- …`: Sanity's own command line under the project's Node, with the options that it has. With SANITY_API_HOST
 * it talks to the lake at that address, without to Sanity's hosting.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './settings.ts';

const host = process.env.SANITY_API_HOST ? ['--import', join(root, 'lake/cli/sanity-cli-host.ts')] : [];
const args = [...host, join(root, 'node_modules/.bin/sanity'), ...process.argv.slice(2)];
spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
