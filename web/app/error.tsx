'use client';

import { useEffect } from 'react';
import { ErrorView } from '#web/shell/error-view.tsx';

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
}

/** What a visitor sees when a page fails in the browser (E2). */
export default function ErrorPage({ error, retry }: Props) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <ErrorView
      retry={
        <button type="button" className="button-plain" onClick={() => retry()}>
          Tentar de novo
        </button>
      }
    />
  );
}
