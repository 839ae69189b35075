import type { NextRequest } from 'next/server';
import { currentPreview } from '#web/preview/current-preview.ts';
import { previewClient } from '#web/preview/preview-client.ts';

/** A timer of Node holds no more milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The lake's live events with those of drafts, for pages of a preview: browsers get the stream, not the token that opens
 * it. It ends with the preview.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const [preview, client] = [await currentPreview(), previewClient()];
  if (!preview || !client) return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } });
  const { dataset, token } = client.config();
  const lastEventId = request.headers.get('last-event-id');
  const end = AbortSignal.timeout(Math.min(preview.until - Date.now(), MAX_TIMER_MS));
  const events = await fetch(client.getUrl(`/data/live/events/${dataset}?includeDrafts=true`), {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    cache: 'no-store',
    signal: AbortSignal.any([request.signal, end]),
  });
  return new Response(events.body, {
    status: events.status,
    headers: {
      'content-type': events.headers.get('content-type') ?? 'text/plain',
      // A proxy that compresses or buffers would hold events back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
