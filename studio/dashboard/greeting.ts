const NAME = /^(?:(?:dra?|sra?|profa?|enfa?)\.?\s+)*\S+/i;

/** “Bom dia, Dra. Ana”. @param hour of the day */
export function greeting(name: string | undefined, hour: number): string {
  const words = hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
  return [words, NAME.exec(name?.trim() ?? '')?.[0]].filter(Boolean).join(', ');
}
