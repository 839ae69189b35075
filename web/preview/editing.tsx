'use client';

import { useEffect, useState } from 'react';
import { useRouter } from 'next/navigation';
import { isMaybePresentation } from '@sanity/presentation-comlink';
import { VisualEditing } from 'next-sanity/visual-editing/client-component';
import { translateOverlays } from './overlay-words.ts';

async function choosePerspective(perspective: unknown): Promise<boolean> {
  const body = JSON.stringify({ perspective: String(perspective) });
  const answer = await fetch('/api/preview/perspective', { method: 'POST', body });
  return answer.status === 200;
}

/**
 * What staff get on a page of a preview: inside of Studio frames around every text, picture and section, which lead to
 * their fields; outside of it a line that says what this is.
 */
export function Editing({ font }: { readonly font: string }) {
  const router = useRouter();
  const [shown] = useState(font);
  useEffect(() => {
    // A font stands in the page that the server sent (web/shell/page-font.tsx): another one is another page.
    if (font !== shown) location.reload();
  }, [font, shown]);
  const inStudio = isMaybePresentation();
  useEffect(() => {
    // See preview-ribbon.tsx, which stays on the server.
    const ribbon = document.getElementById('previa');
    if (ribbon) ribbon.hidden = inStudio;
    // The package puts its element beside the body, at a moment of its own.
    return inStudio ? translateOverlays(document.documentElement) : undefined;
  }, [inStudio]);
  if (!inStudio) return null;
  return (
    <VisualEditing
      // Studio says it again on every connection; the page is rendered again only when it changed.
      onPerspectiveChange={async (perspective) => {
        if (await choosePerspective(perspective)) router.refresh();
      }}
      refresh={({ source }) => {
        // Of edits the live stream tells, a share link's reader included.
        if (source === 'mutation') return false;
        router.refresh();
        return Promise.resolve();
      }}
    />
  );
}
