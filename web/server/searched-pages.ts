/** Pages that answer a search without scripts (web/proxy.ts), and what their addresses may ask. */
export const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  '/busca': ['q'],
  '/profissional': ['q', 'dia', 'convenio'],
};
