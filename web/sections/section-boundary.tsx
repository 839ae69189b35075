'use client';

import type { ReactNode } from 'react';
import { catchError, type ErrorInfo } from 'next/error';
import { SectionError } from './section-error.tsx';

function Caught(_props: { children?: ReactNode }, { retry }: ErrorInfo) {
  return <SectionError retry={retry} />;
}

/** Around every section: one that fails in the browser takes down itself only, and offers to try again. */
export const SectionBoundary = catchError(Caught);
