import { type DocumentActionComponent, useCurrentUser } from 'sanity';

import { mayApprove } from '../roles.ts';
import { useApproval } from './approve.tsx';
import { useBlockers } from './blockers.ts';
import { RequestApproval } from './request-actions.tsx';

/** Studio mounts an action anew when it is another function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** “Publish”; where only the technical director's approval is missing, the way to it stands in its place. */
export function publishOrAsk(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish) ?? asking(publish);
  wrapped.set(publish, known);
  return known;
}

const useRequest = RequestApproval;

function asking(usePublish: DocumentActionComponent): DocumentActionComponent {
  const usePublishOrAsk: DocumentActionComponent = (props) => {
    const approves = mayApprove(useCurrentUser());
    const offered = usePublish(props);
    const approval = useApproval(props, true);
    const request = useRequest(props);
    const document = props.draft ?? props.published;
    const { lacksApproval, others } = useBlockers(props.id, props.type, document);
    if (!document || !lacksApproval || others > 0) return offered;
    return approves ? approval : request;
  };
  return Object.assign(usePublishOrAsk, { action: usePublish.action, displayName: 'PublishOrAsk' });
}
