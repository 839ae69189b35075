import { connection } from 'next/server';
import { contactService } from '#web/contact/service.ts';

/** A stamp for a contact form that a visitor has just reached; see web/contact/stamp.ts. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(contactService().stamps.issue(), {
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
}
