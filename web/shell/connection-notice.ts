import { readOnline, watchOnline } from '../live/connection.ts';

export type Connection = 'steady' | 'lost' | 'back';

/** Milliseconds for which it is said that the connection is back. */
const GREETING_MS = 4_000;

/** What visitors are told. */
export const connectionText = {
  steady: '',
  lost: 'Sem conexão. O que você vê pode estar desatualizado.',
  back: 'Conexão restabelecida.',
} as const satisfies Record<Connection, string>;

/**
 * Tells when the connection goes and comes (B4). Reading stale data again is not its work: SWR does it for every client read when
 * the browser is back online.
 * @returns the way to stop
 */
export function followConnection(tell: (connection: Connection) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function lost() {
    clearTimeout(timer);
    tell('lost');
  }
  function back() {
    tell('back');
    timer = setTimeout(() => tell('steady'), GREETING_MS);
  }
  if (!readOnline()) lost();
  const stop = watchOnline((online) => (online ? back() : lost()));
  return () => {
    clearTimeout(timer);
    stop();
  };
}
