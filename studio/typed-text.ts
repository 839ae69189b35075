import { useState } from 'react';
import {
  getPublishedId,
  getValueAtPath,
  type Path,
  pathToString,
  type SanityDocument,
  useFormValue,
  useParseErrors,
  useReportParseError,
} from 'sanity';

interface Unread {
  /** Published id of the document. */
  readonly id: string;
  readonly path: Path;
  readonly text: string;
  readonly problem: string;
}

/**
 * Texts that no field could read, by document and path: Studio mounts a form anew when its first edit has made a draft, and a field
 * is gone with the dialog or the tab that it stands in.
 */
const unread = new Map<string, Unread>();

/**
 * What somebody types into a field that stores it in another form; undefined while the field shows what is stored. What it
 * cannot read stays as it was typed, and keeps the document from being published.
 * @param isRead of a text that is not empty
 * @param problem said of a text that is not read
 */
export function useTypedText(path: Path, isRead: (text: string) => boolean, problem: string) {
  const id = getPublishedId(String(useFormValue(['_id'])));
  const key = JSON.stringify([id, path]);
  const [typed, setTyped] = useState(() => unread.get(key)?.text);
  const isUnread = (text: string | undefined) => text !== undefined && text.trim() !== '' && !isRead(text);
  const told = isUnread(typed) ? problem : null;
  useReportParseError(path, told);
  const change = (text: string | undefined) => {
    setTyped(text);
    if (text !== undefined && isUnread(text)) unread.set(key, { id, path, text, problem });
    else unread.delete(key);
  };
  return { typed, change, problem: told };
}

/**
 * What fields of the document could not store, as problems of Studio's validation: of those that are shown, Studio's own fields for
 * moments among them, and of those that stand in a dialog or a tab which was left.
 */
export function useUnread(document: SanityDocument | null | undefined) {
  const shown = Object.entries(useParseErrors()).map(([path, { message }]) => [path, message] as const);
  // Whoever removes an item removes what was typed into it.
  const left = [...unread.values()].filter(
    ({ id, path }) =>
      document && getPublishedId(document._id) === id && getValueAtPath(document, path.slice(0, -1)) !== undefined,
  );
  const problems = new Map([...left.map(({ path, problem }) => [pathToString(path), problem] as const), ...shown]);
  return [...problems].map(([path, message]) => ({ level: 'error', message, path: path.split(/[.[]/) }));
}

/** Why nothing can be done with the document meanwhile. */
export const UNREAD = 'Corrija antes o campo que mostra algo que não foi guardado.';
