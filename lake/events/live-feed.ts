/** Something readers of live content should know: results that carry one of these tags are out of date. */
export interface LiveEvent {
  /** Unique and increasing; becomes the SSE id, so that a reader can resume after it. */
  readonly id: number;
  readonly tags: readonly string[];
  /** Whether a published document changed; the others concern readers of drafts only. */
  readonly published: boolean;
}

export interface LiveFeed {
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Every event after `id` in order, or undefined when the gap cannot be filled. */
  since(id: number): readonly LiveEvent[] | undefined;
}
