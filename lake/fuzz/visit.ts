import type { Random } from './random.ts';

export type Role = 'viewer' | 'editor' | 'administrator';
/** Nobody, somebody with a role, or a program with grants of its own, each as `permissions:filter`. */
export type Who = 'anonymous' | Role | { readonly grants: readonly string[] };

/** One request. */
export interface Call {
  readonly who: Who;
  readonly method: string;
  /** `{id}` in it stands for the `id` in the answer to the call before. */
  readonly path: string;
  readonly body?: string | Buffer;
  /** Default: JSON. */
  readonly contentType?: string;
  /** An event stream: it stays open while others come after it. */
  readonly stays?: boolean;
}

/** What the same client sends, one after the other. */
export type Visit =
  | { readonly door: string; readonly calls: readonly Call[] }
  /** Bytes as they are, some of them with a viewer's token in them. */
  | {
      readonly door: string;
      readonly raw: (token: string) => readonly Buffer[];
    };

export interface Door {
  readonly name: string;
  /** Share of all visits. */
  readonly weight: number;
  readonly calls: (random: Random) => readonly Call[];
}

/** Whoever asks most of the time: what only administrators may do is left to its own doors. */
export function anybody(random: Random): Who {
  return random.pick(['anonymous', 'anonymous', 'viewer', 'editor']);
}

export const DATA = '/v2025-02-19/data';

/** A text in a path or a parameter of an address, which has no halves of characters. */
export function component(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Reads an address as anybody. Parameters without a value are left out. */
export function get(random: Random, path: string, parameters: Readonly<Record<string, string | undefined>>): Call {
  const search = Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${component(name)}=${component(value)}`]))
    .join('&');
  return { who: anybody(random), method: 'GET', path: `${path}?${search}` };
}

export function sometimes<T>(random: Random, probability: number, value: () => T): T | undefined {
  return random.chance(probability) ? value() : undefined;
}

export function aSwitch(random: Random): string | undefined {
  return sometimes(random, 0.3, () => random.pick(['true', 'true', 'false', '__proto__']));
}
