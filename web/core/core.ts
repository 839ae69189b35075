/*
 * The core: all that runs on a page while React sleeps (docs/decisions/0019-react-sleeps.md). It is one file of its own, made by
 * scripts/build.ts, so it imports neither React nor Next, and is held to 6 kB.
 */
import { measureVisit } from './measure-visit.ts';
import { sleep } from './sleep.ts';

measureVisit();
sleep();
