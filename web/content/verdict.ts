import { z } from 'zod';

const guard = z.object({ name: z.string(), until: z.string().nullable(), message: z.string().nullable() });

const verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('here'), guards: z.array(guard) }),
  z.object({ kind: z.literal('moved'), to: z.string(), permanent: z.boolean() }),
  z.object({ kind: z.literal('nothing') }),
]);

/** What the site has at a path. */
export type Verdict = z.infer<typeof verdict>;

/** @returns undefined for anything but a verdict */
export function parseVerdict(value: unknown): Verdict | undefined {
  return verdict.safeParse(value).data;
}
