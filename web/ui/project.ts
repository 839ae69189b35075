/**
 * Which Content Lake the site reads. The embedded one unless SANITY_API_HOST names the API of a hosted project,
 * such as `https://api.sanity.io`. Read when the server starts, so that one build serves any project; browsers learn
 * addresses from the pages, and no browser code may import this file: there the variables are empty.
 */
const apiHost = process.env.SANITY_API_HOST ?? '';

export const project = {
  projectId: process.env.SANITY_PROJECT_ID || 'clinica',
  dataset: process.env.SANITY_DATASET || 'production',
  apiVersion: '2025-02-19',
  /** Host of a hosted project's API; undefined for the embedded lake. */
  hostedApi: apiHost === '' ? undefined : apiHost.replace(/\/$/, ''),
} as const;

/** For clients on the server, which may know a shorter way to the embedded lake than browsers do. */
export const lakeClientOptions = {
  projectId: project.projectId,
  dataset: project.dataset,
  apiVersion: project.apiVersion,
  apiHost: project.hostedApi ?? (process.env.LAKE_URL || `http://127.0.0.1:${process.env.LAKE_PORT || 4000}`),
  useProjectHostname: project.hostedApi !== undefined,
  // What a listener announces must be there when it is read.
  useCdn: false,
  // A second try covers a connection that was just being closed.
  maxRetries: 1,
  retryDelay: () => 100,
} as const;

/** Where browsers reach the embedded lake: a path of the site itself (see web/server.ts). */
const LAKE_PATH = '/lake';

/** Start of every picture's address, without trailing slash. */
export const imageBase = project.hostedApi ? project.hostedApi.replace('//api.', '//cdn.') : LAKE_PATH;
