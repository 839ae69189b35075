import { useState } from 'react';
import { getPublishedId, type Path, useFormValue, useParseErrors, useReportParseError } from 'sanity';

/** Texts that no field could read, by document and path: Studio mounts a form anew when its first edit has made a draft. */
const unread = new Map<string, string>();

/**
 * What somebody types into a field that stores it in another form; undefined while the field shows what is stored. What it
 * cannot read stays as it was typed, and keeps the document from being published.
 * @param isRead of a text that is not empty
 * @param problem said of a text that is not read
 */
export function useTypedText(path: Path, isRead: (text: string) => boolean, problem: string) {
  const key = JSON.stringify([getPublishedId(String(useFormValue(['_id']))), path]);
  const [typed, setTyped] = useState(() => unread.get(key));
  const isUnread = (text: string | undefined) => text !== undefined && text.trim() !== '' && !isRead(text);
  const told = isUnread(typed) ? problem : null;
  useReportParseError(path, told);
  const change = (text: string | undefined) => {
    setTyped(text);
    if (text !== undefined && isUnread(text)) unread.set(key, text);
    else unread.delete(key);
  };
  return { typed, change, problem: told };
}

/** Fields of the document that show what they could not store, as problems of Studio's validation; its own fields for moments, too. */
export function useUnread() {
  return Object.entries(useParseErrors()).map(([path, { message }]) => ({
    level: 'error',
    message,
    path: path.split(/[.[]/),
  }));
}

/** Why nothing can be done with the document meanwhile. */
export const UNREAD = 'Corrija antes o campo que mostra algo que não foi guardado.';
