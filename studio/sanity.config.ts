import { ptBRLocale } from '@sanity/locale-pt-br';
import { visionTool } from '@sanity/vision';
import { defineConfig, type DocumentActionComponent } from 'sanity';
import { structureTool } from 'sanity/structure';

import { schemaTypes } from '../schemas/index.ts';
import { approvals } from './approval/approval-plugin.ts';
import { Approve } from './approval/approve.tsx';
import { RequestApproval } from './approval/request-approval.tsx';
import { ReturnRequest } from './approval/return-request.tsx';
import { ClinicIcon } from './clinic-icon.tsx';
import './date-language.ts';
import { connection } from './connection.ts';
import { dashboardTool } from './dashboard/dashboard-tool.ts';
import { documentActions, newDocumentOptions } from './document-actions.ts';
import { withIcons } from './icons.ts';
import { formInput } from './form-input.tsx';
import { PersonLeaves } from './leaving/person-leaves.tsx';
import { preview } from './presentation.ts';
import { publishing } from './publishing/publishing-plugin.ts';
import { unlessReferredTo } from './references/unless-referred-to.tsx';
import { withOneWordForReleases } from './release-wording.ts';
import { mediaBrowser, namedSources } from './media.ts';
import { reportTool } from './report/report-tool.ts';
import { withSectionPreviews } from './section-previews.tsx';
import { structure } from './structure.ts';
import { templates } from './templates.ts';
import { toolsFor } from './tools.ts';
import { translations } from './translations.ts';
import { visibility } from './visibility/visibility-plugin.ts';

const ON = { enabled: true };
const OFF = { enabled: false };

/** Studio's own actions, where this clinic's need to do something else. */
function ours(action: DocumentActionComponent): DocumentActionComponent {
  return action.action === 'delete' || action.action === 'unpublish' ? unlessReferredTo(action) : action;
}

export default defineConfig({
  ...connection,
  name: 'default',
  title: 'Clínica',
  icon: ClinicIcon,
  plugins: [
    structureTool({ title: 'Conteúdo', structure }),
    preview(),
    mediaBrowser,
    visionTool({ title: 'Banco (técnico)' }),
    approvals(),
    publishing(),
    visibility(),
    ptBRLocale(),
  ],
  // Studio opens with the first tool.
  tools: (tools, context) => toolsFor([dashboardTool, ...tools, reportTool], context),
  i18n: {
    locales: (locales) => locales.filter(({ id }) => id === 'pt-BR').map(withOneWordForReleases),
    bundles: translations,
  },
  schema: {
    types: withSectionPreviews(withIcons(schemaTypes)),
    templates: (builtIn) => [...builtIn, ...templates],
  },
  document: {
    actions: (actions, context) =>
      documentActions(actions.map(ours), context, {
        request: RequestApproval,
        returnRequest: ReturnRequest,
        approve: Approve,
        leave: PersonLeaves,
      }),
    newDocumentOptions,
    comments: ON,
    askToEdit: OFF,
  },
  form: {
    components: { input: formInput },
    image: { assetSources: namedSources },
    file: { assetSources: namedSources },
  },
  tasks: ON,
  releases: ON,
  scheduledDrafts: ON,
  // Offered by Sanity's hosting only, or not part of how this clinic works.
  scheduledPublishing: OFF,
  announcements: OFF,
  mediaLibrary: OFF,
  apps: { canvas: OFF },
});
