import type { ConfigContext, CurrentUser, Tool } from 'sanity';

type Person = Pick<CurrentUser, 'roles'> | null | undefined;

/** What the reception publishes by itself, see `clinic/roles.ts`. */
const OF_RECEPTION: readonly (string | undefined)[] = ['clinicHours', 'notice', 'preparedAnswer'];

const has = (user: Person, names: readonly string[]) => user?.roles.some(({ name }) => names.includes(name)) ?? false;

/** Whoever keeps the site running; also keeps the list of titles that councils grant, which is not for daily work. */
export function mayAdminister(user: Person): boolean {
  return has(user, ['administrator']);
}

/**
 * Whoever puts content on the air, documents of one type or of any. The lake decides by its grants; this only spares people
 * buttons that cannot work.
 */
export function mayPublish(user: Person, type?: string): boolean {
  if (has(user, ['administrator', 'manager', 'technical-director', 'editor'])) return true;
  return has(user, ['reception']) && OF_RECEPTION.includes(type);
}

/** Whoever approves as technical director: an administrator who is one has both roles, see `clinic/roles.ts`. */
export function mayApprove(user: Person): boolean {
  return has(user, ['technical-director']);
}

/** Whoever answers for what the clinic publishes reads the month's report, see `clinic/report-route.ts`. */
function mayReport(user: Person): boolean {
  return has(user, ['administrator', 'manager', 'technical-director']);
}

/** Whoever prepares content, drafts at least: documents of one type or of any. */
export function mayWrite(user: Person, type?: string): boolean {
  return mayPublish(user, type) || has(user, ['contributor']);
}

/** Whoever answers visitors; to everybody else the lake shows no message (LGPD, art. 6 III and 46). */
export function mayReadMessages(user: Person): boolean {
  return has(user, ['administrator', 'manager', 'reception']);
}

/**
 * The tool of releases names itself in English. That of files is the same as “Imagens e arquivos” in forms: the bar has room
 * for one word, if an administrator's seven tools are to stand in 1280 px.
 */
const TITLES: Readonly<Record<string, string>> = { releases: 'Mudanças programadas', media: 'Arquivos' };

/**
 * Queries can read everything the account can: a tool for whoever keeps the site running, not for daily work. It comes last:
 * where a screen is narrow, Studio puts the last tools behind three points. The month's report is for whoever answers for
 * what the clinic says.
 */
export function toolsFor(tools: Tool[], { currentUser }: Pick<ConfigContext, 'currentUser'>): Tool[] {
  return tools
    .filter(({ name }) => name !== 'vision' || mayAdminister(currentUser))
    .filter(({ name }) => name !== 'relatorio' || mayReport(currentUser))
    .toSorted((one, other) => Number(one.name === 'vision') - Number(other.name === 'vision'))
    .map((tool) => ({ ...tool, title: TITLES[tool.name] ?? tool.title }));
}
