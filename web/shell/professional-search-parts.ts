/* The parts of the list of professionals in one file: three small ones would be three requests, one after the other. */
export { ListSearch } from './list-search.tsx';
export { ProfessionalWeek } from './professional-week.tsx';
export { ProfessionalResults, ProfessionalSearch } from './professional-results.tsx';
