/* The parts of the list of professionals in one file: three small ones would be three requests, one after the other. */
export { ListSearch } from './list-search.tsx';
export { ProfessionalResults, ProfessionalSearch } from './professional-results.tsx';
