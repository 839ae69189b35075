'use client';

import { useEffect } from 'react';
import { ErrorView } from '#web/shell/error-view.tsx';

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
}

/** The status an error brings along; without one the page says 500. */
function statusOf(error: unknown): number | undefined {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** What a visitor sees when a page fails in the browser (E2). */
export default function ErrorPage({ error, retry }: Props) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <ErrorView
      status={statusOf(error)}
      retry={
        <button type="button" className="button-plain" onClick={() => retry()}>
          Tentar de novo
        </button>
      }
    />
  );
}
