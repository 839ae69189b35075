import { useState } from 'react';

const KEY = 'clinica-redirects-typed';

/** What was pasted and is not published yet: kept while this browser's tab is open, whatever else is looked at meanwhile. */
export function useKeptText(): readonly [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(KEY) ?? '');
  const change = (next: string) => {
    sessionStorage.setItem(KEY, next);
    setText(next);
  };
  return [text, change];
}
