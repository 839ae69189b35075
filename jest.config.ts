/**
 * Three projects: "site" runs React in jsdom through next/jest, "lake" runs servers in plain Node, "journeys" drives the
 * built product in a real browser, which scripts/test.ts builds first.
 * Start Jest with `node --experimental-vm-modules`: several dependencies are ESM only.
 */
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './web' });

const shared = {
  // Not Jest's default, which would also take a file called test.ts (scripts/test.ts runs all of this).
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/\\.next', '/\\.data/'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.cache', '<rootDir>/\\.data', '<rootDir>/web/public'],
};

async function project(displayName: string, roots: string[], testEnvironment: string) {
  const config = await withNext({ ...shared, displayName, testEnvironment, roots })();
  // ESM-only packages are loaded natively; transforming node_modules would break them.
  return { ...config, transformIgnorePatterns: ['/node_modules/'] };
}

export default async function jestConfig() {
  return {
    // Against what hangs, and no measure of anything: five seconds are not enough to start a process on a busy machine.
    testTimeout: 300_000,
    testSequencer: '<rootDir>/scripts/longest-first.ts',
    projects: [
      await project('site', ['<rootDir>/web', '<rootDir>/schemas', '<rootDir>/studio'], 'jsdom'),
      await project(
        'lake',
        ['<rootDir>/bench', '<rootDir>/clinic', '<rootDir>/demo', '<rootDir>/lake', '<rootDir>/scripts'],
        'node',
      ),
      await project('journeys', ['<rootDir>/e2e'], 'node'),
    ],
  };
}
