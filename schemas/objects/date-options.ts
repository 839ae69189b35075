/** Days are written as people here write them; what is stored stays `YYYY-MM-DD`. */
export const DATE_OPTIONS = { dateFormat: 'DD/MM/YYYY' } as const;
