import { createClient } from '@sanity/client';
import { contentMigrations } from '#schemas/migrations/index.ts';
import { readCommandLine } from './command-line.ts';
import { carryOverHosted } from './carry-over-hosted.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run carry-over

Carries the content of a hosted Sanity project over to the model of this version. Set SANITY_API_HOST, SANITY_PROJECT_ID and
SANITY_AUTH_TOKEN (a token that reads drafts and writes). Export a copy first: docs/more-than-one-machine.md.`;

async function main(): Promise<string> {
  readCommandLine(USAGE, {});
  const { elsewhere } = readSettings();
  const token = process.env.SANITY_AUTH_TOKEN;
  if (elsewhere?.kind !== 'hosted' || !token) throw new Error(USAGE);
  const { apiHost, projectId, dataset } = elsewhere;
  const client = createClient({ apiHost, projectId, dataset, token, apiVersion: '2025-02-19', useCdn: false });
  const done = await carryOverHosted(client, contentMigrations);
  return done.length > 0 ? `Done: ${done.join(', ')}.` : 'Nothing to do: the content has the present form.';
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
