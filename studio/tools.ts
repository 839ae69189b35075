import type { ConfigContext, Tool } from 'sanity';

import { mayAdminister, mayReport } from './roles.ts';

/**
 * Queries can read everything the account can: a tool for whoever keeps the site running, not for daily work. The month's
 * report is for whoever answers for what the clinic says. The tool of releases names itself in English.
 */
export function toolsFor(tools: Tool[], { currentUser }: Pick<ConfigContext, 'currentUser'>): Tool[] {
  return tools
    .filter(({ name }) => name !== 'vision' || mayAdminister(currentUser))
    .filter(({ name }) => name !== 'relatorio' || mayReport(currentUser))
    .map((tool) => (tool.name === 'releases' ? { ...tool, title: 'Mudanças programadas' } : tool));
}
