import { revalidateTag } from 'next/cache';
import type { NextRequest } from 'next/server';
import { parseBody } from 'next-sanity/webhook';
import { sharedStore } from '#web/cache/shared-store.ts';
import { wakeCopyKeeper } from '#web/cache/copy-keeper.ts';
import { forgetResolutions } from '#web/cache/known-addresses.ts';
import { lakeIsBack } from '#web/cache/lake-health.ts';
import { ALL_CONTENT } from '#web/cache/tags.ts';
import { purgeFront } from '#web/cache/purge-front.ts';
import { sendOwnWebhook, webhookBody } from '#web/content/webhook.ts';
import { withContent } from '#web/content/reading.ts';
import { warm } from '#web/content/warm.ts';

const MAX_BODY_BYTES = 1_000_000;
/** How old a signed request may be, or ahead of this clock: senders sign each attempt anew. */
const REPLAY_WINDOW_MS = 5 * 60_000;
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
  if (!(Number(request.headers.get('content-length') ?? Number.NaN) <= MAX_BODY_BYTES)) {
    return refuse(413, `The body needs a content-length of at most ${MAX_BODY_BYTES} bytes.`);
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
  forgetResolutions();
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

/**
 * Whether a webhook was signed just now. A signature alone holds for ever: whoever once wrote one down could send it again
 * whenever they like.
 * @param signature Sanity's header, `t=<ms>,v1=<hash>`; that the hash is right is for others to check
 */
function isRecent(signature: string): boolean {
  const time = Number(/^t=(\d{1,15})[, ]/.exec(signature.trim())?.[1] ?? Number.NaN);
  return Math.abs(Date.now() - time) <= REPLAY_WINDOW_MS;
}
