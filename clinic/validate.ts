import { judgeApprovals } from './approvals/approvals.ts';
import { signRequests } from './approvals/requests.ts';
import type { Validate } from '#lake/transaction/validate.ts';

/** What the clinic asks of every transaction beside rights. */
const validate: Validate = (proposal) => [...judgeApprovals(proposal), ...signRequests(proposal)];
export default validate;
