'use client';

import { lazy } from 'react';

/**
 * The form's code in a file of its own: the scripts of all islands of a registry are one file otherwise, which visitors of
 * every page would load. On the server it is as good as the form itself.
 */
export const ContactFormLazy = lazy(async () => {
  const { ContactFormIsland } = await import('./contact-form-island.tsx');
  return { default: ContactFormIsland };
});
