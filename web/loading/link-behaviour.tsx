'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { bringFont } from './bring-font.ts';
import { followLinks } from './follow-links.ts';

/** What links do in the browser beyond leading somewhere. Renders nothing. */
export function LinkBehaviour() {
  const router = useRouter();
  useEffect(
    () =>
      followLinks({
        push: (address) => {
          bringFont();
          router.push(address);
        },
        prefetch: (address) => {
          // The development server would compile every page that is pointed at.
          if (process.env.NODE_ENV !== 'development') router.prefetch(address);
        },
      }),
    [router],
  );
  return null;
}
