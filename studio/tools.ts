import type { ConfigContext, Tool } from 'sanity';

/**
 * Queries can read everything the account can: a tool for whoever keeps the site running, not for daily work. The tool of
 * releases names itself in English.
 */
export function toolsFor(tools: Tool[], { currentUser }: Pick<ConfigContext, 'currentUser'>): Tool[] {
  const isAdministrator = currentUser?.roles.some(({ name }) => name === 'administrator') ?? false;
  return tools
    .filter(({ name }) => isAdministrator || name !== 'vision')
    .map((tool) => (tool.name === 'releases' ? { ...tool, title: 'Mudanças programadas' } : tool));
}
