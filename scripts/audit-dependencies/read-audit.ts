import { z } from 'zod';

const advisory = z.object({ title: z.string(), url: z.string(), severity: z.string(), range: z.string() });

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), via: z.array(z.unknown()) })),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
});

const failure = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional(), detail: z.string().optional() }).optional(),
});

interface Advisory extends z.infer<typeof advisory> {
  readonly name: string;
}

/** What `npm audit --json` printed: advisories, or why there is nothing to say. */
type Audit = { readonly advisories: readonly Advisory[]; readonly dependencies: number } | { readonly problem: string };

export function readAudit(output: string): Audit {
  const value = parsed(output);
  const found = report.safeParse(value);
  if (!found.success) {
    const { data } = failure.safeParse(value);
    return { problem: data?.message || data?.error?.summary || '' };
  }
  const { vulnerabilities, metadata } = found.data;
  // A package is listed for its own advisories, and for those of what it depends on, which are texts here.
  const advisories = Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((one) => {
      const { data } = advisory.safeParse(one);
      return data ? [{ name, ...data }] : [];
    }),
  );
  return { advisories, dependencies: metadata.dependencies.total };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
