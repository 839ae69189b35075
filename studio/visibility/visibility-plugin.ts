import { definePlugin } from 'sanity';

import { WaitingBadge } from './waiting-badge.ts';
import { WithVisibility } from './with-visibility.tsx';

/** Says where it happens why something is not on the site, why it cannot go there, and what a new professional still lacks. */
export const visibility = definePlugin({
  name: 'visibility',
  document: { badges: (badges) => [...badges, WaitingBadge] },
  form: { components: { input: WithVisibility } },
});
