import { revalidateTag } from 'next/cache';
import type { NextRequest } from 'next/server';
import { parseBody } from 'next-sanity/webhook';
import { forgetVerdicts } from '#web/content/known-addresses.ts';
import { lakeIsBack } from '#web/content/lake-health.ts';
import { ALL_CONTENT } from '#web/content/tags.ts';
import { webhookBody } from '#web/content/webhook-body.ts';

const LARGEST_BODY = 1_000_000;
const SIGNATURE_HEADER = 'sanity-webhook-signature';
const UNSIGNED = 'The signature is missing or wrong.';

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
  const body = webhookBody(parsed.body);
  if (!body) return refuse(400, 'The body is not a webhook of the Content Lake.');

  // Without tags nothing says what changed, so everything may have.
  const tags = body.tags && body.tags.length > 0 ? body.tags : [ALL_CONTENT];
  lakeIsBack();
  forgetVerdicts();
  // Expired, not merely stale: the first visitor after a publish sees the new page.
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ revalidated: true, tags, transactionId: body.transactionId });
}
