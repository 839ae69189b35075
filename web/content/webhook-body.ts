import { z } from 'zod';

/** What the lake says after a commit. A hosted project sends the changed document instead; then there are no tags. */
const body = z.object({
  transactionId: z.string().optional(),
  // Longer tags are never assigned to cached content.
  tags: z.array(z.string().min(1).max(256)).max(1_000).optional(),
});

export type WebhookBody = z.infer<typeof body>;

/** A changed document, whole or projected: its own fields may be called as ours are, and say nothing about tags. */
const document = z.object({ _id: z.string() });

/** @returns undefined when the body is none of ours */
export function webhookBody(value: unknown): WebhookBody | undefined {
  if (document.safeParse(value).success) return {};
  return body.safeParse(value).data;
}
