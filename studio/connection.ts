import { createClient, type ClientConfig } from '@sanity/client';
import type { WorkspaceOptions } from 'sanity';

import { tellWhileLakeIsAway } from './lake-away/tell-at-start.ts';
import { installOwnNetwork } from './own-network.ts';

type Connection = Pick<WorkspaceOptions, 'projectId' | 'dataset' | 'apiHost' | 'auth' | 'unstable_clientFactory'>;

const project = {
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'clinica',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
};

/** Without SANITY_STUDIO_API_HOST content lives in the lake beside this Studio; with it, in a hosted project. */
export const connection: Connection = process.env.SANITY_STUDIO_API_HOST
  ? { ...project, apiHost: process.env.SANITY_STUDIO_API_HOST }
  : lakeConnection();

function lakeConnection(): Connection {
  // The CLI reads this file in Node, where there is no address to speak of.
  const origin = typeof location === 'undefined' ? 'http://localhost:3000' : location.origin;
  const apiHost = `${origin}/lake`;
  if (typeof location !== 'undefined') {
    installOwnNetwork({ origin, projectId: project.projectId });
    acknowledgeHttp1();
    tellWhileLakeIsAway();
  }
  return {
    ...project,
    apiHost,
    auth: {
      // A token would lie where any script of the site could read it.
      loginMethod: 'cookie',
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'Conta da clínica', url: `${apiHost}/v1/auth/login/local` }],
    },
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({ ...options, ...RETRIES, useProjectHostname: false }),
  };
}

/**
 * A lake that is started anew, or restored from a backup, is away for a while. What Studio asks for is asked again for about
 * five minutes, not for the usual three seconds: after those its screens give way to a crash report. What is written has a
 * loop of its own, without an end.
 */
const RETRIES = { maxRetries: 65, retryDelay: (attempt: number) => Math.min(100 * 2 ** attempt, 5_000) };

/**
 * Studio warns about HTTP/1.1 because of its six connections per host. The warning does not apply here, the streams share
 * one socket, so this writes the same note that its "remind me later" button writes.
 */
function acknowledgeHttp1(): void {
  sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString());
}
