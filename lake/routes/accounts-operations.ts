import { Hono } from 'hono';
import { html } from 'hono/html';
import { pageResponse } from '../auth/html-page.ts';
import { operationsPage } from '../auth/pages/operations-page.ts';
import { operationsOf } from '../operations/operations.ts';
import { page } from './accounts-visit.ts';
import type { Lake } from '../lake.ts';
import type { AccountPages } from './accounts-visit.ts';

/** How the machine is doing, for administrators. */
export function operationPages(pages: AccountPages, lake: Lake): Hono {
  const routes = new Hono();
  routes.get(
    '/operations',
    page(pages, (c, visit) => pageResponse(c, operationsPage(visit, operationsOf(lake), html``))),
  );
  return routes;
}
