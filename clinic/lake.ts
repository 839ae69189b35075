import { readConfig } from '#lake/config/config.ts';
import { withDefaults } from '#lake/config/environment.ts';
import { answerRequests } from './approvals/answer-requests.ts';
import { approveRoutes } from './approvals/approve-route.ts';
import { APPROVAL_MAIL, requestMails, requestText } from './approvals/request-mails.ts';
import { requestAbout } from './approvals/requests.ts';
import { documentName } from './document-name.ts';
import { startLinkCheck } from './links/link-check.ts';
import { linkCheckRoutes } from './links/link-check-route.ts';
import { oldSiteRoutes } from './old-site-route.ts';
import { reportRoutes } from './report-route.ts';
import { CLINIC_ROLES } from './roles.ts';
import { CLINIC_SETTINGS } from './settings.ts';
import { visitorsSection } from './visitors-section.ts';
import { visitRoutes } from './visits-route.ts';
import type { LakeConfig } from '#lake/config/config.ts';
import type { Environment } from '#lake/config/environment.ts';
import type { Extension, LakeDefinition } from '#lake/definition.ts';
import type { Lake } from '#lake/lake.ts';

/** What makes a lake that of a clinic: roles, approvals, reports. Content, and what it was once, are the model's. */
export const CLINIC_LAKE = {
  settings: CLINIC_SETTINGS,
  roles: CLINIC_ROLES,
  validate: new URL('./validate.ts', import.meta.url).href,
  erasedWith: (id) => [requestAbout(id)],
  extend: clinicExtension,
} as const satisfies LakeDefinition;

function clinicExtension(lake: Lake, report: (message: string, error: unknown) => void): Extension {
  const { config, datasets, people } = lake;
  const dataset = datasets.get(config.dataset);
  const { reader, commits } = dataset;
  const links = startLinkCheck({ config, reader, report });
  commits.subscribe(requestMails(people, reader, (error) => report('No director was told of a request.', error)));
  commits.subscribe(answerRequests(people, dataset, (error) => report('A request was not noted as answered.', error)));
  return {
    routes: [
      approveRoutes(lake),
      reportRoutes(lake),
      visitRoutes(lake),
      oldSiteRoutes(lake),
      linkCheckRoutes(lake, links),
    ],
    mails: { [APPROVAL_MAIL]: (ids) => requestText(ids.split(' '), reader, config.publicUrl) },
    auditEvents: { 'document.approved': 'Documento aprovado', 'approval.imported': 'Aprovação trazida por importação' },
    documentName: (id) => documentName(reader, id),
    operations: () => visitorsSection(config.dataDir),
    close: () => links.stop(),
  };
}

/** The configuration of the clinic's lake. @throws Error naming the variable when a value cannot be used */
export function readClinicConfig(env: Environment): LakeConfig {
  return readConfig(withDefaults(env, CLINIC_LAKE.settings), CLINIC_LAKE);
}
