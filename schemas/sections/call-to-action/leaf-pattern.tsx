import { theme } from '#web/ui/tokens.ts';

const leaf = 'M0 9a9 9 0 0 1 9-9h9v9a9 9 0 0 1-9 9H0z';

// Turn of each leaf in degrees, row by row; null is a point.
const rows = [
  [0, 90, null, 90],
  [270, 180, 0, null],
  [null, 0, 270, 180],
] as const;

/** The leaves of the mark, grown into a pattern. */
export function LeafPattern() {
  return (
    <svg className="pattern" viewBox="0 0 84 62" width="360" height="266" aria-hidden="true" focusable="false">
      {rows.flatMap((row, y) =>
        row.map((turn, x) => (
          <g key={`${x * 22}-${y * 22}`} transform={`translate(${x * 22} ${y * 22})`}>
            {turn === null ? (
              <circle cx="9" cy="9" r="9" fill={y === 1 ? theme.role.success : theme.role.accent} />
            ) : (
              <path
                d={leaf}
                transform={`rotate(${turn} 9 9)`}
                fill={(x + y) % 3 === 0 ? theme.role.primary : theme.tone.card}
              />
            )}
          </g>
        )),
      )}
    </svg>
  );
}
