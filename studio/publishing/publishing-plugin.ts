import { definePlugin, type DocumentActionComponent } from 'sanity';

import { FormAtRest } from './form-at-rest.tsx';
import { publishWhenSaved } from './publish-when-saved.ts';

function ours(action: DocumentActionComponent): DocumentActionComponent {
  return action.action === 'publish' ? publishWhenSaved(action) : action;
}

/** Nothing that is typed while a document is saved or published gets lost, and nothing keeps it from being published. */
export const publishing = definePlugin({
  name: 'publishing',
  document: { actions: (actions) => actions.map(ours) },
  form: { components: { input: FormAtRest } },
});
