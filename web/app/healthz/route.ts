/** Whether the site's process answers. It says nothing about the lake: the site lives without it. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
