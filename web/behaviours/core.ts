/*
 * The core: what begins on every page when it is painted (docs/decisions/0019-react-sleeps.md). It is one file of its own, made by
 * scripts/build.ts, so it imports neither React nor Next, and is held to 6 kB.
 */
import { beginBehaviours } from './behaviours.ts';
import { countVisit } from './count-visit.ts';
import { measureVisit } from './measure-visit.ts';
import { isSpared } from './spared.ts';
import { wakePage } from './wake.ts';
import { watchScripts } from './watch-scripts.ts';

watchScripts();
countVisit();
measureVisit();
beginBehaviours();
if (!isSpared()) wakePage();
