import Sequencer from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

/** Files that take longest (`npm test -- --times`). Begun last, one of them would keep processors waiting; Jest begins with the largest file. */
const LONG = [
  'e2e/new-section',
  'e2e/releases',
  'e2e/week',
  'e2e/restarts',
  'e2e/quality/axe',
  'e2e/faults/faults',
  'e2e/preview',
  'e2e/contact',
  'e2e/history',
  'e2e/documents',
  'e2e/quality/keyboard',
  'e2e/fields',
  'e2e/offline',
  'e2e/page-building',
  'e2e/publish',
  'e2e/professional',
  'e2e/health-plan',
  'scripts/new-section',
  'bench/test-crash/rounds',
  'scripts/backup',
  'scripts/backup-target',
  'scripts/generate',
  'lake/store/past-states',
  'lake/client-suite/sanity-cli',
  'demo/seed',
];

/** The order of test files. Jest's own knows from earlier runs what takes long; a clean clone has none. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const rank = ({ path }: Tests[number]) => {
      const found = LONG.findIndex((name) => path.endsWith(`/${name}.test.ts`));
      return found === -1 ? LONG.length : found;
    };
    return (await super.sort(tests)).toSorted((a, b) => rank(a) - rank(b));
  }
}
