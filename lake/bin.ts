#!/usr/bin/env node
/** `npx content-lake`: the lake alone, without content of anybody's. */
import { statSync } from 'node:fs';
import { STANDALONE } from './config/environment.ts';

const OLDEST_NODE = 26;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(`Node ${process.versions.node} is too old: the Content Lake needs Node ${OLDEST_NODE} or newer.`);
  process.exit(1);
}
// What is set already stays as it is. A folder of that name holds the tools of a Python project.
if (statSync('.env', { throwIfNoEntry: false })?.isFile()) process.loadEnvFile('.env');
const { main } = await import('./cli.ts');
await main({ settings: STANDALONE });
