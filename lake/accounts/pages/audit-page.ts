import { html } from 'hono/html';
import { roleTitle } from '../../config/roles.ts';
import { accountsPage, table } from './layout.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Roles } from '../../config/roles.ts';
import type { AuditEntry } from '../../auth/audit.ts';
import type { Html } from './html-page.ts';
import type { Visit } from './visit.ts';

interface AuditOptions {
  /** Of events of the product. */
  readonly titles: Readonly<Record<string, string>> | undefined;
  readonly entries: readonly AuditEntry[];
  /** Name of a person or program, for the ids in the entries. */
  readonly nameOf: (id: string) => string;
  /** Id of the last entry when there are older ones. */
  readonly more: number | undefined;
}

export function auditPage(visit: Visit, { entries, nameOf, more, titles }: AuditOptions): Html {
  const { texts } = visit;
  const { audit } = texts;
  const events: Readonly<Record<string, string>> = { ...texts.events, ...titles };
  const body = html`<p class="hint">${audit.hint}</p>
    ${table(entries, [
      { heading: audit.when, cell: ({ at }) => texts.dateText(at) },
      {
        heading: audit.what,
        cell: ({ event, details }) => html`${events[event] ?? event}${detailText(audit, details, visit.roles)}`,
      },
      { heading: audit.who, cell: ({ actor }) => actorText(audit, actor, nameOf) },
      { heading: audit.about, cell: ({ subject }) => nameOf(subject) },
      { heading: audit.address, cell: ({ address }) => address },
    ])}
    ${more === undefined ? '' : html`<p><a href="${visit.link(`/audit?before=${more}`)}">${audit.older}</a></p>`}`;
  return accountsPage(visit, { title: texts.layout.audit, section: '/audit', body });
}

type AuditTexts = AccountTexts['audit'];

function actorText(audit: AuditTexts, actor: string, nameOf: (id: string) => string): string {
  if (actor === '') return audit.unknown;
  if (actor === 'cli') return audit.commandLine;
  return actor === 'system' ? audit.system : nameOf(actor);
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
