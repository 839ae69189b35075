import { Hono } from 'hono';
import { pageResponse } from '../auth/html-page.ts';
import { operationsPage } from '../auth/pages/operations-page.ts';
import { visitorsSection } from '../auth/pages/visitors-section.ts';
import { operationsOf } from '../operations/operations.ts';
import { visitorsIn } from '../operations/visitors.ts';
import { page } from './accounts-visit.ts';
import type { Lake } from '../lake.ts';
import type { AccountPages } from './accounts-visit.ts';

/** How the machine is doing, for administrators. */
export function operationPages(pages: AccountPages, lake: Lake): Hono {
  const routes = new Hono();
  routes.get(
    '/operations',
    page(pages, (c, visit) => {
      const visitors = visitorsSection(visitorsIn(lake.config.dataDir));
      return pageResponse(c, operationsPage(visit, operationsOf(lake), visitors));
    }),
  );
  return routes;
}
