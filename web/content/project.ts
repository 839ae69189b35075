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

/** Where browsers reach the embedded lake: a path of the site itself (see web/server.ts). */
const LAKE_PATH = '/lake';

/** Start of every picture's address, without trailing slash. */
export const imageBase = project.hostedApi ? project.hostedApi.replace('//api.', '//cdn.') : LAKE_PATH;

/** The stream of changed tags that open pages listen to. */
export const liveEventsUrl = `${
  project.hostedApi ? project.hostedApi.replace('//', `//${project.projectId}.`) : LAKE_PATH
}/v${project.apiVersion}/data/live/events/${project.dataset}`;
