/** A document as the lake has it. */
export interface Stored {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
