'use client';

import { startTransition } from 'react';
import { useRouter } from 'next/navigation';

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
