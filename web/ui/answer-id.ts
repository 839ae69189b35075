/** The place of an answer on its page, which may ask the same question in two sections. */
export function answerId(question: string, section?: string): string {
  return section === undefined ? question : `${section}-${question}`;
}
