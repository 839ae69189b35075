/** One thing that a Content Lake answers. */
export interface Row {
  readonly what: string;
  readonly remark?: string;
  /** `file › title` of a test, or a file of which every test counts. In a title, `%s` stands for several. */
  readonly shownBy: readonly string[];
}

export interface Chapter {
  readonly title: string;
  /** Links to whose words are followed; none where only a client, or the lake, knows the address. */
  readonly documentation?: readonly string[];
  /** Heads of `what` and, where rows have remarks, of these. */
  readonly columns: readonly [what: string, remark?: string];
  readonly rows: readonly Row[];
  /** Lines of Markdown below the table. */
  readonly notes?: readonly string[];
}

/** Links to pages of Sanity's reference of its HTTP interface. */
export function httpReference(...pages: readonly string[]): readonly string[] {
  return pages.map((page) => `[${page}](https://www.sanity.io/docs/http-reference/${page})`);
}
