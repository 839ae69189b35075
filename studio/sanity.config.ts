import { ptBRLocale } from '@sanity/locale-pt-br';
import { visionTool } from '@sanity/vision';
import { type AssetSource, defineConfig, type DocumentActionComponent } from 'sanity';
import { media } from 'sanity-plugin-media';
import { structureTool } from 'sanity/structure';

import { schemaTypes } from '../schemas/index.ts';
import { approvals } from './approval/approval-plugin.tsx';
import { ApproveInMenu } from './approval/approve.tsx';
import { publishOrAsk } from './approval/publish-or-ask.ts';
import { RequestApproval, ReturnRequest } from './approval/request-actions.tsx';
import { connection } from './connection.ts';
import { dashboardTool } from './dashboard/dashboard.tsx';
import { documentActions } from './document-actions.ts';
import { formInput } from './form-input.tsx';
import { guideTool, HelpWithThis } from './guide/guide-tool.ts';
import { hoursNews } from './hours/hours-plugin.tsx';
import { ClinicIcon, withIcons } from './icons.tsx';
import { lakeAway } from './lake-away/lake-away-plugin.tsx';
import { PersonLeaves } from './leaving/person-leaves.tsx';
import { PageInMenu } from './menu/menu-action.tsx';
import { EraseMessage } from './messages/erase-message.tsx';
import { messageForm } from './messages/message-form.tsx';
import { namedField } from './named-field.tsx';
import { unsaved } from './unsaved/unsaved-plugin.tsx';
import { unusedParts } from './unused-parts.tsx';
import { pasting } from './pasting/pasting-plugin.tsx';
import { preview } from './presentation.ts';
import { publishing } from './publishing/publishing-plugin.tsx';
import { unlessReferredTo } from './references/unless-referred-to.tsx';
import { withOneWordForReleases } from './release-wording.ts';
import { reportTool } from './report/report-tool.tsx';
import { toolsFor } from './roles.ts';
import { scheduleInWords } from './scheduling/schedule-in-words.tsx';
import { withSectionPreviews } from './section-previews.tsx';
import { structure } from './structure.ts';
import { newDocumentOptions, templates } from './templates.ts';
import { TextBlock } from './text-block.tsx';
import { translations } from './translations.ts';
import { untouchedForm } from './untouched-form.tsx';
import { visibility } from './visibility/visibility-plugin.tsx';

const ON = { enabled: true };
const OFF = { enabled: false };

/** More than a photograph from a telephone weighs. The lake would take 50 MB, and 100 million pixels. */
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/** The browser of images and files: a tool of its own, and a source in the menu of each picture field. */
const mediaBrowser = media({
  maximumUploadSize: MAX_UPLOAD_BYTES,
  creditLine: { enabled: true },
  showMediaLibraryAssets: false,
});

/** Studio names its own list of uploads after the workspace, which says nothing beside the browser's name. */
function namedSources(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) => (source.name === 'sanity-default' ? { ...source, title: 'Mais recentes' } : source));
}

/** Studio's own actions, where this clinic's need to do something else. */
function ours(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'schedule') return scheduleInWords(action);
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
    visionTool({ title: 'Banco' }),
    approvals(),
    publishing(),
    hoursNews(),
    messageForm(),
    lakeAway(),
    unusedParts(),
    visibility(),
    untouchedForm(),
    pasting(),
    unsaved(),
    namedField(),
    ptBRLocale(),
  ],
  // Studio opens with the first tool.
  tools: (tools, context) => toolsFor([dashboardTool, ...tools, reportTool, guideTool], context),
  i18n: {
    locales: (locales) => locales.filter(({ id }) => id === 'pt-BR').map(withOneWordForReleases),
    bundles: translations,
  },
  schema: {
    types: withSectionPreviews(withIcons(schemaTypes)),
    templates: (builtIn) => [...builtIn, ...templates],
  },
  document: {
    actions: (actions, context) => [
      ...documentActions(actions.map(ours), context, {
        request: RequestApproval,
        returnRequest: ReturnRequest,
        approve: ApproveInMenu,
        publishOrAsk,
        leave: PersonLeaves,
        inMenu: PageInMenu,
        eraseMessage: EraseMessage,
      }),
      HelpWithThis,
    ],
    newDocumentOptions,
    comments: ON,
    askToEdit: OFF,
  },
  form: {
    components: { input: formInput, block: TextBlock },
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
