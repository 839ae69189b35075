/** Day and time, as short as people say it. */
export function formatMoment(time: string): string {
  return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(time));
}
