import type { Redirect } from '#schemas/generated/content-types.ts';

import type { SeedDocument } from './seed-document.ts';

/** An example for staff, and for whoever tries the feature. */
export const redirects: readonly SeedDocument<Redirect>[] = [
  {
    _id: 'redirect-equipe',
    _type: 'redirect',
    isDemo: true,
    from: '/equipe',
    to: '/profissional',
    permanent: true,
  },
];
