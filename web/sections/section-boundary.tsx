'use client';

import type { ReactNode } from 'react';
import { catchError, type ErrorInfo } from 'next/error';

function SectionError(_props: { children?: ReactNode }, { retry }: ErrorInfo) {
  return (
    <div className="section-error" role="alert">
      <p>Não foi possível mostrar esta parte da página.</p>
      <button type="button" className="button-plain" onClick={() => retry()}>
        Tentar de novo
      </button>
    </div>
  );
}

/** Around every section: one that fails takes down itself only, and offers to try again. */
export const SectionBoundary = catchError(SectionError);
