/** What a page shows, in short. */
export interface Shown {
  /** Equal as long as every part of the page is. */
  readonly revision: string;
  /** The lake's tags of its content: it can only change when one of them does. */
  readonly tags: readonly string[];
  /** The lake's tags of what browsers read, by its name; not in the page itself. */
  readonly content?: Readonly<Record<string, readonly string[]>>;
}
