import { contactService } from '#web/contact/service.ts';

/** A stamp for a contact form that a visitor has just reached; see web/contact/stamp.ts. */
export function GET(): Response {
  return new Response(contactService().stamps.issue(), {
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
}
