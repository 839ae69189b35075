'use client';

import { useEffect, useState } from 'react';
import { type Connection, connectionText, followConnection } from './connection-notice.ts';

/** Tells the visitor when the connection goes and comes. */
export function OnlineStatus() {
  const [connection, setConnection] = useState<Connection>('steady');
  useEffect(() => followConnection(setConnection), []);

  // The live region stays in the page: screen readers announce changes of one they already know.
  return (
    <output className="online-status" data-connection={connection} hidden={connection === 'steady'}>
      {connectionText[connection]}
    </output>
  );
}
