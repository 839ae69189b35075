import { z } from 'zod';
import { LakeError } from '../errors.ts';
import { assertRule } from './rule.ts';

const OPERATIONS = ['create', 'update', 'delete'] as const;
export type WebhookOperation = (typeof OPERATIONS)[number];

const name = z.string().trim().min(1).max(120);
const url = z.url({ protocol: /^https?$/ }).max(2000);
const groq = z.string().max(10_000);
const rule = z.object({
  on: z.array(z.enum(OPERATIONS)).min(1),
  filter: groq.nullish(),
  projection: groq.nullish(),
});
const headers = z.record(
  z.string().regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/),
  z
    .string()
    .max(4000)
    .regex(/^[\t\x20-\x7e]*$/),
);

const definition = z.object({
  type: z.literal('document').default('document'),
  name,
  description: z.string().max(1024).nullable().default(null),
  url,
  /** `*` means every dataset with content. */
  dataset: z.string().default('*'),
  httpMethod: z.enum(['POST', 'PUT', 'PATCH', 'DELETE', 'GET']).default('POST'),
  apiVersion: z.string().default('v2025-02-19'),
  includeDrafts: z.boolean().default(false),
  includeAllVersions: z.boolean().default(false),
  headers: headers.default({}),
  rule: rule.default({ on: ['create', 'update', 'delete'] }),
  isDisabledByUser: z.boolean().default(false),
  secret: z.string().min(1).max(200).nullable().default(null),
});

/** A webhook as somebody registers it, in the words of Sanity's hooks API. */
export type WebhookDefinition = z.infer<typeof definition>;

/** Headers that say what a delivery is: nobody sets them by hand. */
const OWN_HEADERS =
  /^(host|connection|content-length|transfer-encoding|upgrade|te|trailer|idempotency-key|sanity-.*)$/i;

/**
 * Checks a webhook; with `known` the fields that are not given stay as they are.
 * @throws LakeError 400 that names the field.
 */
export function readDefinition(given: unknown, known?: WebhookDefinition): WebhookDefinition {
  const changes = typeof given === 'object' && given !== null ? given : {};
  const result = definition.safeParse({ ...known, ...changes });
  if (!result.success) {
    const [issue] = result.error.issues;
    throw invalid(`"${issue?.path.join('.') ?? 'webhook'}": ${issue?.message ?? 'invalid'}`);
  }
  const own = Object.keys(result.data.headers).find((header) => OWN_HEADERS.test(header));
  if (own !== undefined) throw invalid(`"headers": "${own}" is set by the lake.`);
  const { username, password } = new URL(result.data.url);
  if (username || password) throw invalid('"url" must not hold a name or password; use "headers".');
  assertRule(result.data.rule);
  return result.data;
}

function invalid(reason: string): LakeError {
  return new LakeError(400, 'validationError', `The webhook cannot be used: ${reason}`);
}
