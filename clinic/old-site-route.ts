import { Hono } from 'hono';
import { LakeError } from '#lake/errors.ts';
import { fetchOutside, unpacked } from '#lake/outside/fetch-outside.ts';
import { SendFailure } from '#lake/outside/send.ts';
import { assertAdministrator } from '#lake/routes/datasets.ts';
import type { Lake } from '#lake/lake.ts';

const TIMEOUT_MS = 20_000;
/** A photograph as phones make them. */
const MOST_BYTES = 15 * 1024 * 1024;

/**
 * `GET /old-site?url=…`: a page, sitemap or picture of the site that is moved from, which a browser may not read. For
 * administrators. Answers `{url, status, type, body}`, the body in Base64: nothing of a stranger is ever shown under this
 * site's address. The hosted service has no such address.
 */
export function oldSiteRoutes(lake: Lake): Hono {
  return new Hono().get('/old-site', async (c) => {
    await assertAdministrator(c, lake);
    const asked = c.req.query('url') ?? '';
    try {
      const { url, status, headers, body, isWhole } = await fetchOutside({
        url: asked,
        method: 'GET',
        allowedHosts: lake.config.webhookHosts,
        timeout: TIMEOUT_MS,
        mostBytes: MOST_BYTES,
      });
      if (!isWhole) throw new LakeError(422, undefined, 'It is larger than 15 MB.');
      return c.json({
        url,
        status,
        type: headers['content-type'] ?? '',
        body: unpacked(body, MOST_BYTES).toString('base64'),
      });
    } catch (error) {
      if (error instanceof SendFailure) throw new LakeError(422, undefined, error.message);
      throw error;
    }
  });
}
