/** @jest-environment node */
import { createRequire } from 'node:module';
import { CLIENT_HEADERS, DRAFT_MODE_COOKIE } from './next-names.ts';

const require = createRequire(import.meta.url);

it('names the cookie of draft mode as the installed Next does', () => {
  const { COOKIE_NAME_PRERENDER_BYPASS: name } = require('next/dist/server/api-utils/index.js');
  expect(DRAFT_MODE_COOKIE).toBe(name);
});

it('names the headers of its client as the installed Next does', () => {
  const names = require('next/dist/client/components/app-router-headers.js');
  expect(CLIENT_HEADERS).toEqual([
    names.RSC_HEADER,
    names.NEXT_ROUTER_PREFETCH_HEADER,
    names.NEXT_ROUTER_STATE_TREE_HEADER,
  ]);
});
