/** What a rule may see besides its own value: Sanity's `ValidationContext`, or a stand-in with the same members. */
export interface RuleContext {
  readonly document?: unknown;
  readonly parent?: unknown;
}
