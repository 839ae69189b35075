import { connection } from 'next/server';

/** Whether the site's process answers. It says nothing about the lake: the site lives without it. */
export async function GET(): Promise<Response> {
  // Asked of the process each time: a stored answer would be healthy for ever.
  await connection();
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
