const reported = new Set<string>();

/** Says once per type that a section was left out; nothing is shown in its place. */
export function reportUnknownSection(type: string): null {
  if (!reported.has(type)) {
    reported.add(type);
    console.warn(`Unknown section type "${type}": the content is newer than this build. It is left out.`);
  }
  return null;
}
