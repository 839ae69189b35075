'use client';

import { lazyIsland } from '../live/islands.tsx';

export const ContactFormLazy = lazyIsland(async () => (await import('./contact-form-island.tsx')).ContactFormIsland);
