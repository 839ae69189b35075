/** Days are written as people here write them; what is stored stays `YYYY-MM-DD`. */
export const DATE_OPTIONS = { dateFormat: 'DD/MM/YYYY' } as const;

/** The same for moments, which are stored in UTC. */
export const DATETIME_OPTIONS = { ...DATE_OPTIONS, timeFormat: 'HH:mm' } as const;
