import { workerScript } from '#web/offline/worker-script.ts';

/** The service worker. At the root, because it answers for pages below its own address only. */
export async function GET(): Promise<Response> {
  return new Response(await workerScript(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
