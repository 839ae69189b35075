import type { NextRequest } from 'next/server';
import { handleContactForm } from '#web/contact/service.ts';

const HEADERS = { 'cache-control': 'no-store' };

/** Many times what a form holds that is filled in to the last letter. */
const MAX_BYTES = 64 * 1024;

/**
 * A form of the site, sent by its script. The same as the server action (send-message.ts), but a request that can be given up:
 * Next sends one action after the other, and one that hangs would hold up the next attempt.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!(Number(request.headers.get('content-length')) <= MAX_BYTES)) {
    return Response.json({ message: `At most ${MAX_BYTES} bytes.` }, { status: 413, headers: HEADERS });
  }
  const form = await request.formData().catch(() => undefined);
  if (!form) return Response.json({ message: 'Send the fields of the form.' }, { status: 400, headers: HEADERS });
  // web/server.ts puts the visitor's own address in this header's place, whatever the visitor wrote into it.
  const state = await handleContactForm(form, request.headers.get('x-forwarded-for') ?? '');
  return Response.json(state, { headers: HEADERS });
}
