import { backupName, outdatedBackups, timeOfBackup } from './rotation.ts';

const HOUR = 60 * 60 * 1000;

/** One backup every so many hours, the oldest first. */
function series(count: number, everyHours: number): readonly string[] {
  const start = Date.parse('2026-01-05T03:00:00Z');
  return Array.from({ length: count }, (_, n) => backupName(new Date(start + n * everyHours * HOUR)));
}

function kept(names: readonly string[], keep: { days: number; weeks: number }): readonly string[] {
  const gone = new Set(outdatedBackups(names, keep));
  return names.filter((name) => !gone.has(name)).map((name) => name.slice(0, 13));
}

test('keeps the newest of each day and of each week, and nothing else', () => {
  // Four a day from Monday, 5 January to Sunday, 1 February.
  const names = series(4 * 28, 6);
  expect(kept(names, { days: 3, weeks: 3 })).toEqual([
    '2026-01-18T21',
    '2026-01-25T21',
    '2026-01-30T21',
    '2026-01-31T21',
    '2026-02-01T21',
  ]);
});

test('old backups stay when there are no newer ones, however old they are', () => {
  const names = series(3, 24);
  expect(outdatedBackups(names, { days: 7, weeks: 4 })).toEqual([]);
  expect(kept(names, { days: 0, weeks: 0 })).toEqual(['2026-01-07T03']);
});

test('files of other names are not touched', () => {
  const names = [...series(20, 24), 'before-upgrade.tar.gz', '2026-01-05.tar.gz', 'notes.txt'];
  const gone = outdatedBackups(names, { days: 1, weeks: 1 });
  expect(gone).toHaveLength(19);
  expect(gone.every((name) => timeOfBackup(name) !== undefined)).toBe(true);
});
