import { SetupError } from './setup-error.ts';

/** Where the content is, when no lake is to be started here. */
export type Elsewhere =
  | {
      readonly kind: 'hosted';
      /** API of the hosting without the project's name, such as `https://api.sanity.io`. */
      readonly apiHost: string;
      readonly projectId: string;
      readonly dataset: string;
    }
  /** A lake on another machine, or one that somebody else keeps running on this one. */
  | { readonly kind: 'lake'; readonly lakeUrl: string };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads SANITY_API_HOST (a hosted Sanity project) and LAKE_URL (a lake that runs already); with neither the lake is ours.
 * @throws SetupError naming the variable that cannot be used
 */
export function contentElsewhere(env: Environment): Elsewhere | undefined {
  if (env.SANITY_API_HOST) return hosted(env.SANITY_API_HOST, env);
  if (!env.LAKE_URL) return undefined;
  if (!/^https?:$/.test(protocolOf(env.LAKE_URL))) {
    throw new SetupError(`LAKE_URL must be an address such as http://10.0.0.5:4000, not "${env.LAKE_URL}".`);
  }
  return { kind: 'lake', lakeUrl: env.LAKE_URL };
}

function hosted(host: string, { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset }: Environment): Elsewhere {
  // Project names and the image host are made from this one: "https://<project>.api.…" and "https://cdn.…".
  if (protocolOf(host) !== 'https:' || !/^https:\/\/api\.[^/?#]+\/?$/.test(host)) {
    throw new SetupError(`SANITY_API_HOST must be an address such as https://api.sanity.io, not "${host}".`);
  }
  if (!projectId || !/^[a-z0-9-]+$/.test(projectId)) {
    throw new SetupError(
      'With SANITY_API_HOST set, SANITY_PROJECT_ID must be the id of the hosted project (letters, digits and hyphens).',
    );
  }
  return { kind: 'hosted', apiHost: host.replace(/\/$/, ''), projectId, dataset: dataset || 'production' };
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

/** What Studio's build reads; it is one static application for one project. */
export function studioEnvironment(elsewhere: Elsewhere | undefined, env: Environment): Record<string, string> {
  const values = {
    SANITY_STUDIO_PROJECT_ID: env.SANITY_PROJECT_ID,
    SANITY_STUDIO_DATASET: env.SANITY_DATASET,
    SANITY_STUDIO_API_HOST: elsewhere?.kind === 'hosted' ? elsewhere.apiHost : undefined,
  };
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** What a start says about content that is not here, and about what still has to be set for it; one line each. */
export function adviceAbout(elsewhere: Elsewhere, siteUrl: string, env: Environment): readonly string[] {
  const where =
    elsewhere.kind === 'hosted'
      ? `Content is in the project ${elsewhere.projectId} (${elsewhere.dataset}) at ${elsewhere.apiHost}; no lake was started.`
      : `Content is in the lake at ${elsewhere.lakeUrl}; none was started here.`;
  const missing = [
    [
      'LAKE_WEBHOOK_SECRET',
      `pages follow a publish within minutes, until a webhook with it calls ${siteUrl}/api/revalidate.`,
    ],
    ['PREVIEW_TOKEN', 'there is no preview of drafts.'],
    ['CONTACT_TOKEN', 'messages of the contact form wait on disk.'],
  ].flatMap(([name = '', effect = '']) => (env[name] ? [] : [`${name} is not set: ${effect}`]));
  return [where, ...missing];
}
