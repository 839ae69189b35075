import { revalidateTag } from 'next/cache';
import type { NextRequest } from 'next/server';
import { parseBody } from 'next-sanity/webhook';
import { sharedStore } from '#web/cache/shared-store.ts';
import { wakeCopyKeeper } from '#web/content/copy-keeper.ts';
import { forgetVerdicts } from '#web/content/known-addresses.ts';
import { lakeIsBack } from '#web/content/lake-health.ts';
import { ALL_CONTENT } from '#web/content/tags.ts';
import { purgeFront } from '#web/content/purge-front.ts';
import { sendOwnWebhook } from '#web/content/own-webhook.ts';
import { withContent } from '#web/content/unavailable-answer.ts';
import { warm } from '#web/content/warm.ts';
import { webhookBody } from '#web/content/webhook-body.ts';
import { isRecent } from '#web/security/replay-window.ts';

const LARGEST_BODY = 1_000_000;
const SIGNATURE_HEADER = 'sanity-webhook-signature';
const UNSIGNED = 'The signature is missing or wrong.';
const TOO_OLD = 'The signature is too old or ahead of the clock: sign each attempt, and set both clocks.';
/** Set by the site when it asks itself; whoever else sets it has the secret, and purges less. */
const SITE_ONLY = 'site-only';
/** Set by the site when it has itself read everything, after what was published has been purged. */
const WARM = 'warm';

function refuse(status: number, message: string): Response {
  return Response.json({ revalidated: false, message }, { status });
}

/**
 * The lake's webhook: purges what a commit changed, before open pages hear of it. Fails closed: without the secret
 * nobody can purge.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const secret = process.env.LAKE_WEBHOOK_SECRET;
  if (!secret) return refuse(500, 'LAKE_WEBHOOK_SECRET is not set: webhooks cannot be verified.');
  if (!(Number(request.headers.get('content-length') ?? Number.NaN) <= LARGEST_BODY)) {
    return refuse(413, `The body needs a content-length of at most ${LARGEST_BODY} bytes.`);
  }
  // parseBody would write a line to the log for every stranger who knocks.
  if (!request.headers.has(SIGNATURE_HEADER)) return refuse(401, UNSIGNED);

  let parsed;
  try {
    parsed = await parseBody<unknown>(request, secret, false);
  } catch {
    return refuse(400, 'The body is not JSON.');
  }
  if (parsed.isValidSignature !== true) return refuse(401, UNSIGNED);
  if (!isRecent(request.headers.get(SIGNATURE_HEADER) ?? '')) return refuse(401, TOO_OLD);
  const body = webhookBody(parsed.body);
  if (!body) return refuse(400, 'The body is not a webhook of the Content Lake.');

  if (request.nextUrl.searchParams.has(WARM)) {
    return await withContent(async () => {
      await warm();
      return Response.json({ warm: true });
    });
  }
  lakeIsBack();
  forgetVerdicts();
  const { transactionId } = body;
  // Without tags nothing says what changed, so everything may have.
  const tags = body.tags && body.tags.length > 0 ? body.tags : [ALL_CONTENT];
  if (process.env.FRONT_PURGE_URL && !request.nextUrl.searchParams.has(SITE_ONLY)) {
    // Next purges when a handler has returned. The front may not forget before: it would be filled with the old page.
    await sendOwnWebhook({ transactionId, tags }, `?${SITE_ONLY}`);
    await purgeFront();
  } else {
    // Expired, not merely stale: the first visitor after a publish sees the new page.
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    // Other instances, before anybody is told that the page is new: the next request may be theirs.
    await sharedStore()?.announce(tags);
  }
  // What was published is read before anybody asks: it may be asked for when the lake is away.
  wakeCopyKeeper();
  return Response.json({ revalidated: true, tags, transactionId });
}
