/** Id of the field of the search; an address that ends with it leads into the field. */
export const SEARCH_FIELD = 'busca';
