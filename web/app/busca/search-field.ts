/** Id of the field of the search. */
export const SEARCH_FIELD = 'busca';
