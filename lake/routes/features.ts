import { Hono } from 'hono';

/**
 * Features of hosted plans. None is offered: what is absent here and switched off in the Studio's configuration stays
 * invisible to editors.
 */
export function featureRoutes(): Hono {
  const routes = new Hono();
  routes.get('/features', (c) => c.json([]));
  return routes;
}
