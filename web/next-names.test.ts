/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CLIENT_HEADERS, DRAFT_MODE_COOKIE } from './next-names.ts';

const require = createRequire(import.meta.url);
const front = readFileSync(join(import.meta.dirname, '../deploy/nginx/clinic.conf'), 'utf8');

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

it('has the front tell previews and parts of pages from pages by the same names', () => {
  const [rsc = '', prefetch = ''] = CLIENT_HEADERS.map((name) => `$http_${name.replaceAll('-', '_')}`);
  expect(front).toContain(`map "$request_method:$cookie_${DRAFT_MODE_COOKIE}:${rsc}${prefetch}"`);
});
