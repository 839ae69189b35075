'use client';

import { lazy } from 'react';
import type { ContactFormIslandProps } from './contact-form-island.tsx';

const Form = lazy(async () => {
  const { ContactFormIsland } = await import('./contact-form-island.tsx');
  return { default: ContactFormIsland };
});

/**
 * The form's code in a file of its own: the scripts of all islands of a registry are one file otherwise, which visitors of
 * every page would load. On the server it is as good as the form itself. A component around it, because the browser
 * refuses a lazy component as what a client file exports (React error 306).
 */
export function ContactFormLazy(props: ContactFormIslandProps) {
  return <Form {...props} />;
}
