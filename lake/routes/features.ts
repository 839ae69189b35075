import { Hono } from 'hono';

/**
 * Features of hosted plans that this lake has: what is absent here and switched off in the Studio's configuration stays
 * invisible to editors. `scheduledPublishing` is the old schedules API, which releases have replaced.
 */
const FEATURES = ['studioComments', 'sanityTasks', 'contentReleases', 'singleDocRelease', 'privateDataset'];

export function featureRoutes(): Hono {
  const routes = new Hono();
  routes.get('/features', (c) => c.json(FEATURES));
  return routes;
}
