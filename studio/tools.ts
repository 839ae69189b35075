import type { ConfigContext, Tool } from 'sanity';

import { mayAdminister, mayReport } from './roles.ts';

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
