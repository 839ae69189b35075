import { definePlugin } from 'sanity';

import { ApprovalBadge } from './approval-badge.ts';
import { WithApprovalBanner } from './approval-banner.tsx';

/** Shows on every document that somebody waits for an answer about it. What one can do then: `document-actions.ts`. */
export const approvals = definePlugin({
  name: 'approvals',
  document: { badges: (badges) => [...badges, ApprovalBadge] },
  form: { components: { input: WithApprovalBanner } },
});
