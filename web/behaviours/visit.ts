/* What measures the visit, for a page on which React sleeps: measure-visit.ts says when it is fetched. */
import { watchVisit } from '../vitals/watch-visit.ts';

watchVisit();
