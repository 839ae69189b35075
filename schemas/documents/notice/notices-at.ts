import type { NOTICES_QUERY_RESULT } from '#schemas/generated/content-types.ts';

export type Notice = NOTICES_QUERY_RESULT[number];

/** The notices that the page at a path shows: those for the whole site, and those it was chosen for. */
export function noticesAt(path: string, notices: readonly Notice[]): readonly Notice[] {
  return notices.filter(({ scope, paths }) => scope !== 'pages' || paths?.includes(path));
}
