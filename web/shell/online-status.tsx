'use client';

import { useEffect, useState } from 'react';
import { readOnline, watchOnline } from '../live/connection.ts';

type Connection = 'steady' | 'lost' | 'back';

const GREETING = 4_000;

const text = {
  steady: '',
  lost: 'Sem conexão. O que você vê pode estar desatualizado.',
  back: 'Conexão restabelecida.',
} as const satisfies Record<Connection, string>;

/**
 * Tells the visitor when the connection goes and comes. Reading stale data again is not its work: SWR does it for
 * every client read when the browser is back online.
 */
export function OnlineStatus() {
  const [connection, setConnection] = useState<Connection>('steady');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function lost() {
      clearTimeout(timer);
      setConnection('lost');
    }
    function back() {
      setConnection('back');
      timer = setTimeout(() => setConnection('steady'), GREETING);
    }
    if (!readOnline()) lost();
    const stop = watchOnline((online) => (online ? back() : lost()));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  // The live region stays in the page: screen readers announce changes of one they already know.
  return (
    <output className="online-status" data-connection={connection} hidden={connection === 'steady'}>
      {text[connection]}
    </output>
  );
}
