/** Whether the browser has a connection, as far as it knows (B4). Browser only. */
export function readOnline(): boolean {
  return navigator.onLine;
}

/**
 * Calls back when the connection goes or comes.
 * @returns the way to stop
 */
export function watchOnline(onChange: (online: boolean) => void): () => void {
  const off = new AbortController();
  addEventListener('online', () => onChange(true), { signal: off.signal });
  addEventListener('offline', () => onChange(false), { signal: off.signal });
  return () => off.abort();
}
