import { Stack } from '@sanity/ui';
import { type InputProps, useCurrentUser, useFormValue } from 'sanity';

import { NewcomerChecklist } from '../newcomer/newcomer-checklist.tsx';
import { mayWrite } from '../roles.ts';
import { NotShownBanner } from './not-shown-banner.tsx';

/** Puts above a form what keeps its document off the site, and above a professional's what is still to be done. */
export function WithVisibility(props: InputProps) {
  return props.id === 'root' ? <Form {...props} /> : props.renderDefault(props);
}

function Form(props: InputProps) {
  const documentId = useFormValue(['_id']);
  const type = useFormValue(['_type']);
  const isWriter = mayWrite(useCurrentUser());
  return (
    <Stack gap={5}>
      {typeof documentId === 'string' && typeof type === 'string' ? (
        <>
          <NotShownBanner documentId={documentId} type={type} />
          {type === 'professional' && isWriter ? <NewcomerChecklist documentId={documentId} /> : null}
        </>
      ) : null}
      {props.renderDefault(props)}
    </Stack>
  );
}
