'use client';

import { lazyIsland } from '../live/islands.tsx';

export const ContactFormLazy = lazyIsland(async () => (await import('./contact-form-island.tsx')).ContactFormIsland);
export const RequestFormLazy = lazyIsland(async () => (await import('./request-form-island.tsx')).RequestFormIsland);
