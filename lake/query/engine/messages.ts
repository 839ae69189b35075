import type { Grant } from '../../auth/caller.ts';
import type { LakeErrorType } from '../../errors.ts';
import type { QueryParams } from '../groq.ts';
import type { Limits } from '../meter.ts';
import type { Perspective } from '../perspective.ts';
import type { ArraySelector } from '../source-map/content-source-map.ts';

/** A query as it travels to another process: plain data. Documents are read from the dataset's file there. */
export interface Job {
  readonly path: string;
  readonly dataset: string;
  readonly query: string;
  readonly params: QueryParams;
  readonly perspective: Perspective;
  readonly caller: {
    readonly userId: string | null;
    readonly roles: readonly string[];
    readonly grants: readonly Grant[];
  };
  readonly projectId: string;
  readonly sourceMap: ArraySelector | undefined;
  readonly limits: Limits;
}

/** A result as JSON text, so that nobody has to make it again. */
export interface Answer {
  readonly json: string;
  readonly syncTags: readonly string[];
  /** JSON, when a source map was asked for. */
  readonly sourceMapJson: string | undefined;
}

export interface Refusal {
  readonly status: number;
  readonly type: LakeErrorType | undefined;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

export type ToProgram =
  | { readonly kind: 'ask'; readonly job: Job }
  /** The dataset is closed; its file may be removed. */
  | { readonly kind: 'forget'; readonly path: string };

export type FromProgram =
  /** The documents are at hand; from now on time counts. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'answer'; readonly answer: Answer; readonly readingMs: number }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };
