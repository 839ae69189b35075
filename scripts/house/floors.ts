import type { Arrow } from './imports.ts';

/** What each floor may know besides itself. A file stands on the floor with the longest name that its path begins with. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  clinic: ['lake'],
  demo: ['schemas', 'lake'],
  studio: ['schemas', 'demo', 'lake/browser'],
  'web/app': ['web', 'web/live', 'web/ui', 'schemas'],
  web: ['web/live', 'web/ui', 'schemas'],
  schemas: ['web/live', 'web/ui'],
  'web/live': ['web/ui'],
  'web/ui': [],
  lake: [],
  // The lake's part in a Studio's page.
  'lake/browser': [],
};

/** The lake's own floors, highest first. A room that is not named stands with the parts below `lake.ts`. */
const LAKE: readonly (readonly string[])[] = [
  ['bin.ts', 'index.ts', 'cli.ts'],
  ['cli'],
  ['http.ts', 'open-lake.ts', 'run-lake.ts', 'server.ts', 'sockets'],
  ['accounts'],
  ['routes'],
  ['definition.ts', 'lake.ts'],
  ['webhooks', 'schedule', 'erasure', 'assets', 'auth', 'backup', 'upgrade', 'project'],
  ['dataset.ts'],
  ['query', 'transaction', 'events'],
  ['caller.ts', 'groq'],
  ['store', 'admission', 'outside'],
  ['config', 'errors.ts'],
];
const PARTS = 5;

/** @returns the floor a file stands on; undefined for commands, which run everything and are imported by nobody */
function floorOf(path: string): string | undefined {
  return Object.keys(FLOORS)
    .filter((floor) => path.startsWith(`${floor}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Whether an import goes to a floor that the file's own must not know, or from below to above within the lake. */
export function runsUp({ from, to }: Arrow): boolean {
  const [above, below] = [floorOf(from), floorOf(to)];
  if (above === undefined) return false;
  if (above !== below) return below === undefined || !FLOORS[above]?.includes(below);
  return above === 'lake' && lakeFloor(from) > lakeFloor(to);
}

function lakeFloor(path: string): number {
  const room = path.split('/')[1] ?? '';
  const floor = LAKE.findIndex((rooms) => rooms.includes(room));
  return floor === -1 ? PARTS : floor;
}

/** A folder that a reader looks into: `web/content`, `lake/query`; files beside such folders belong to the one above. */
export function roomOf(path: string): string {
  const parts = path.split('/');
  return parts.slice(0, Math.min(2, parts.length - 1)).join('/');
}

/** @returns pairs of folders, or of a folder and a file above it, that import each other, types included; each pair once */
export function mutualParts(arrows: readonly Arrow[]): readonly string[] {
  const part = (path: string) => (roomOf(path).includes('/') ? roomOf(path) : path);
  const ofFloors = arrows.filter(({ from }) => floorOf(from) !== undefined);
  const known = new Set(ofFloors.map(({ from, to }) => `${part(from)} ${part(to)}`));
  return [...known]
    .map((pair) => pair.split(' '))
    .flatMap(([a = '', b = '']) => (a < b && known.has(`${b} ${a}`) ? [`${a} and ${b}`] : []));
}
