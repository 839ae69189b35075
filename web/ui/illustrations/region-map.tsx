import { theme } from '../tokens.ts';
import { Scene } from './scene.tsx';

const { art } = theme;

// Borders and rivers as longitude, latitude in degrees, simplified by hand: a picture, not a chart.
const border: [number, number][] = [
  [-61.6, -8.8],
  [-60.3, -8.75],
  [-58.4, -8.7],
  [-58.2, -7.35],
  [-57.5, -8.1],
  [-56.8, -9.1],
  [-55.5, -9.45],
  [-53, -9.7],
  [-50.2, -9.85],
  [-50.5, -11.2],
  [-50.65, -12.9],
  [-51.1, -14.3],
  [-52.3, -15.4],
  [-52.9, -16.6],
  [-53.25, -17.6],
  [-54.1, -17.45],
  [-55.9, -17.2],
  [-57.5, -17.8],
  [-58.4, -17.15],
  [-58.45, -16.3],
  [-60.15, -16.25],
  [-60.25, -15.1],
  [-60.5, -13.8],
  [-59.95, -12.9],
  [-59.95, -11.95],
  [-60.15, -11.1],
  [-61.5, -10.98],
];
const rivers: [number, number][][] = [
  [
    [-54.8, -14.3],
    [-55.3, -12.6],
    [-55.6, -11.4],
    [-56.3, -10],
    [-57.1, -9.2],
    [-58.2, -7.6],
  ],
  [
    [-59, -13.7],
    [-58.6, -11.8],
    [-58.55, -10.2],
    [-58.25, -8.9],
    [-58.2, -7.6],
  ],
  [
    [-54, -13.9],
    [-53.2, -12.3],
    [-53.05, -10.9],
    [-52.7, -9.75],
  ],
  [
    [-59.4, -12],
    [-59.35, -10.3],
    [-60.3, -8.85],
  ],
  [
    [-55.8, -15],
    [-57.3, -16.1],
    [-57.6, -17.7],
  ],
];
const roads: [number, number][][] = [
  [
    [-56.1, -15.6],
    [-55.9, -13.6],
    [-55.5, -11.9],
    [-55.2, -9.6],
  ],
  [
    [-55.5, -11.7],
    [-56.1, -9.9],
    [-58.4, -9.95],
  ],
];

const point = ([lon, lat]: [number, number]): string =>
  `${((lon + 62) * 50).toFixed(0)} ${((-lat - 7.1) * 50).toFixed(0)}`;

/** Rounds a chain of points by drawing curves through the middle of each stretch. */
function curve(points: [number, number][]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const bends = rest.slice(0, -1).map((at, index): string => {
    const next = rest[index + 1] ?? at;
    return `Q${point(at)} ${point([(at[0] + next[0]) / 2, (at[1] + next[1]) / 2])}`;
  });
  return `M${point(first)}${bends.join('')}L${point(rest.at(-1) ?? first)}`;
}

/** Mato Grosso with the rivers of its north and one pin: where the clinic is, seen from far. 640 × 400. */
export function RegionMap() {
  const outline = `M${border.map(point).join('L')}z`;
  return (
    <Scene width={640} height={400}>
      <rect width="640" height="400" fill={art.wallShade} />
      <g transform="translate(12 18)">
        <path d={outline} fill={art.hill} stroke={art.paper} strokeWidth="6" strokeLinejoin="round" />
        <path
          d={rivers.map(curve).join('')}
          fill="none"
          stroke={art.sky}
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d={roads.map(curve).join('')}
          fill="none"
          stroke={art.paper}
          strokeWidth="3"
          strokeDasharray="1 8"
          strokeLinecap="round"
        />
        <g transform={`translate(${point([-56.1, -9.9])})`}>
          <ellipse cx="0" cy="2" rx="20" ry="6" fill={art.blueDeep} opacity="0.25" />
          <path d="M0 0s-30-34-30-58a30 30 0 0 1 60 0C30-34 0 0 0 0" fill={art.blue} />
          <circle cx="0" cy="-58" r="12" fill={art.paper} />
        </g>
      </g>
    </Scene>
  );
}
