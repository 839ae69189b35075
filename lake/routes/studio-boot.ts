import { Hono } from 'hono';
import type { Lake } from '../lake.ts';

/**
 * Features of hosted plans that this lake has: what is absent here and switched off in the Studio's configuration stays
 * invisible to editors. `scheduledPublishing` is the old schedules API, which releases have replaced.
 */
const FEATURES = [
  'studioComments',
  'sanityTasks',
  'contentReleases',
  'singleDocRelease',
  'privateDataset',
  'advancedDatasetManagement',
];

/** Small questions that Studio asks at start, most of them about the hosted service: answered so that it stays silent. */
export function studioBootRoutes(lake: Lake): Hono {
  const routes = new Hono();

  // Studio measures the protocol of this request, which browsers only reveal with this header.
  routes.get('/ping', (c) => c.json({}, 200, { 'Timing-Allow-Origin': '*' }));
  routes.get('/data/ping/:dataset', (c) => {
    lake.datasets.get(c.req.param('dataset'));
    return c.json({}, 200, { 'Timing-Allow-Origin': '*', 'X-Sanity-Shard': 'local' });
  });

  routes.get('/features', (c) => c.json(FEATURES));
  routes.get('/journey/announcements', (c) => c.json([]));
  routes.get('/journey/*', (c) => c.json(null));
  routes.get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }));
  routes.post('/intake/*', (c) => c.json({}));
  routes.get('/help', (c) => c.json({}));
  routes.get('/access/requests/me', (c) => c.json([]));
  // Studio looks there for the day on which a release leaves the history: here it never does.
  routes.get('/subscriptions/project/:project', (c) => c.json(subscription(c.req.param('project'))));
  routes.get('/schedules/:project/:dataset', (c) => c.json({ schedules: [] }));
  return routes;
}

/** The one plan there is, in the words of the hosted service. */
function subscription(projectId: string): unknown {
  const name = 'Content Lake';
  const retention = { features: [{ id: 'retention', title: 'History', attributes: { maxRetentionDays: null } }] };
  return { id: 'local', projectId, plan: { id: 'local', name }, featureTypes: { retention } };
}
