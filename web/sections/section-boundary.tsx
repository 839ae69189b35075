'use client';

import { Component, type ReactNode, startTransition } from 'react';
import { unstable_rethrow as rethrow, useRouter } from 'next/navigation';

interface State {
  readonly failed: boolean;
  readonly error?: unknown;
}

/**
 * Around every section: one that fails in the browser takes down itself only, and offers to try again (S3).
 *
 * Not `catchError` of next/error: that brings 3 KB of the Pages Router's error page to every visitor.
 */
export class SectionBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    // `notFound()` and redirects are meant for the page.
    rethrow(this.state.error);
    return <SectionError retry={() => startTransition(() => this.setState({ failed: false }))} />;
  }
}

/** In place of a section that failed on the server or in the browser. */
export function SectionError({ retry }: { readonly retry?: () => void }) {
  const router = useRouter();
  return (
    <div className="section-error" role="alert">
      <p>Não foi possível mostrar esta parte da página.</p>
      <button type="button" className="button-plain" onClick={retry ?? (() => startTransition(() => router.refresh()))}>
        Tentar de novo
      </button>
    </div>
  );
}
