import { html } from 'hono/html';
import { roleTitle } from '../../config/roles.ts';
import { isDraftId, publishedId } from '../../store/ids.ts';
import { accountsPage, table } from './layout.ts';
import { visits } from './visit.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Roles } from '../../config/roles.ts';
import type { AccountPages } from './visit.ts';

const ENTRIES = 100;

/** The audit log, for administrators. */
export function auditRoutes(pages: AccountPages) {
  const { robots, users, audit: log } = pages.accounts;
  const { routes, page } = visits(pages, 'administrators');
  page('/audit', (visit) => {
    const { texts } = visit;
    const { audit } = texts;
    const { auditEvents, documentName } = pages.extension;
    const events: Readonly<Record<string, string>> = { ...texts.events, ...auditEvents };
    const before = Number(visit.c.req.query('before'));
    const entries = log.list({ limit: ENTRIES, ...(Number.isSafeInteger(before) && before > 0 && { before }) });
    const older = entries.length === ENTRIES ? entries.at(-1) : undefined;
    /** Name of a person or program. */
    const nameOf = (id: string) => users.get(id)?.name ?? robots.get(id)?.label ?? id;
    const body = html`<p class="hint">${audit.hint}</p>
      ${table(entries, [
        { heading: audit.when, cell: ({ at }) => texts.dateText(at) },
        {
          heading: audit.what,
          cell: ({ event, details }) => html`${events[event] ?? event}${detailText(audit, details, visit.roles)}`,
        },
        { heading: audit.who, cell: ({ actor }) => actorText(audit, actor, nameOf) },
        {
          heading: audit.about,
          cell: ({ subject, details }) => {
            const isDocument = details['dataset'] === pages.config.dataset;
            return documentText(audit, nameOf(subject), isDocument ? documentName?.(subject) : undefined);
          },
        },
        { heading: audit.address, cell: ({ address }) => address },
      ])}
      ${older ? html`<p><a href="${visit.link(`/audit?before=${older.id}`)}">${audit.older}</a></p>` : ''}`;
    return accountsPage(visit, { title: texts.layout.audit, section: '/audit', body });
  });
  return routes;
}

type AuditTexts = AccountTexts['audit'];

function actorText(audit: AuditTexts, actor: string, nameOf: (id: string) => string): string {
  if (actor === '') return audit.unknown;
  if (actor === 'cli') return audit.commandLine;
  return actor === 'system' ? audit.system : nameOf(actor);
}

/** A document by its name, where there is one, and drafts and versions of a release by that. */
function documentText({ draftOf, versionOf }: AuditTexts, subject: string, name?: string): string {
  const id = publishedId(subject);
  const known = name ?? id;
  if (id === subject) return known;
  return isDraftId(subject) ? draftOf(known) : versionOf(known);
}

function detailText({ changed }: AuditTexts, { role, from }: Readonly<Record<string, unknown>>, roles: Roles): string {
  // An administrator may have more than one.
  const title = (names: unknown) =>
    String(names)
      .split(' ')
      .map((name) => roleTitle(roles, name))
      .join(', ');
  if (role === undefined) return '';
  return from === undefined ? ` (${title(role)})` : ` (${changed(title(from), title(role))})`;
}
