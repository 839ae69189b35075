import { theme } from '../tokens.ts';

const { art } = theme;

type At = { x: number; y: number; scale?: number };

function place({ x, y, scale = 1 }: At): string {
  return `translate(${x} ${y}) scale(${scale})`;
}

/** Castanheira (Brazil nut tree): the straight bare trunk and high crown of the north of Mato Grosso. Foot at 0,0. */
export function BrazilNutTree(at: At) {
  return (
    <g transform={place(at)}>
      <path d="M-5 0L-3.5-128h7L5 0zM0-104l-22-18M0-92l20-22" fill={art.trunk} stroke={art.trunk} strokeWidth="3" />
      <path d="M-62-118a31 31 0 0 1 40-34 34 34 0 0 1 62-4 30 30 0 0 1 24 38z" fill={art.leafDeep} />
      <path d="M-40-132a24 24 0 0 1 38-20 26 26 0 0 1 38 20z" fill={art.leaf} />
    </g>
  );
}

/** Ipê-amarelo in flower. Foot at 0,0. */
export function IpeTree(at: At) {
  return (
    <g transform={place(at)}>
      <path d="M0 0v-62M0-36l-18-20M0-44l16-18" stroke={art.trunk} strokeWidth="6" strokeLinecap="round" fill="none" />
      <circle cx="-20" cy="-74" r="24" fill={art.sun} />
      <circle cx="20" cy="-78" r="26" fill={art.sun} />
      <circle cx="0" cy="-96" r="26" fill={art.sun} />
      <path d="M-30-66a24 24 0 0 0 30 10 26 26 0 0 0 34-8 26 26 0 0 1-26 14H-16a24 24 0 0 1-14-16" fill={art.wood} />
    </g>
  );
}

/** Palm of the riverside. Foot at 0,0. */
export function PalmTree(at: At) {
  const fronds = [-78, -44, -14, 16, 46, 80];
  return (
    <g transform={place(at)}>
      <path d="M-4 0q2-52 2-104h5q0 52 3 104z" fill={art.trunk} />
      {fronds.map((angle, index) => (
        <path
          key={angle}
          transform={`translate(0 -102) rotate(${angle})`}
          d="M0 0q-10-28 0-56 10 28 0 56"
          fill={index % 2 ? art.leafDeep : art.leaf}
        />
      ))}
    </g>
  );
}

/** Pot plant with broad leaves. Foot at 0,0. */
export function PotPlant({ pot = art.paper, ...at }: At & { pot?: string }) {
  const leaves: [number, number, string][] = [
    [-52, 74, art.leafDeep],
    [50, 70, art.leafDeep],
    [-26, 96, art.leaf],
    [28, 92, art.leaf],
    [0, 112, art.leafDeep],
  ];
  return (
    <g transform={place(at)}>
      {leaves.map(([angle, length, fill]) => (
        <g key={angle} transform={`translate(0 -40) rotate(${angle})`}>
          <path
            d={`M0 0C-24 -${length * 0.3} -20 -${length * 0.8} 0 -${length}C20 -${length * 0.8} 24 -${length * 0.3} 0 0`}
            fill={fill}
          />
          <path d={`M0 0V-${length * 0.8}`} stroke={art.hill} strokeWidth="1.5" opacity="0.6" />
        </g>
      ))}
      <path d="M-26-42h52l-6 42h-40z" fill={pot} />
    </g>
  );
}

/** Armchair seen from its side, looking right. Foot at 0,0; `flip` makes it look left. */
export function Armchair({ fill, shade, flip = false, ...at }: At & { fill: string; shade: string; flip?: boolean }) {
  return (
    <g transform={`${place(at)}${flip ? ' scale(-1 1)' : ''}`}>
      <path d="M-44-24l-8 24M40-24l8 24" stroke={art.woodDeep} strokeWidth="6" strokeLinecap="round" />
      <path d="M-66-128a20 20 0 0 1 38-4l16 66-12 42h-26a14 14 0 0 1-14-12z" fill={shade} />
      <rect x="-48" y="-62" width="104" height="38" rx="14" fill={fill} />
      <rect x="-22" y="-88" width="76" height="18" rx="9" fill={shade} />
      <path d="M42-72h12v16H42z" fill={shade} />
    </g>
  );
}

/** Waiting-room chair seen from the front. Foot at 0,0. */
export function WaitingChair({ fill, shade, ...at }: At & { fill: string; shade: string }) {
  return (
    <g transform={place(at)}>
      <path d="M-30-30v30M30-30v30" stroke={art.metalDeep} strokeWidth="5" strokeLinecap="round" />
      <rect x="-38" y="-112" width="76" height="74" rx="18" fill={shade} />
      <rect x="-42" y="-54" width="84" height="26" rx="11" fill={fill} />
    </g>
  );
}

/** Pendant lamp from the ceiling; `length` is the cord. */
export function Pendant({ x, length }: { x: number; length: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={`M0 0v${length}`} stroke={art.metalDeep} strokeWidth="2" />
      <path d={`M-30 ${length + 26}a30 30 0 0 1 60 0z`} fill={art.blue} />
      <path d={`M-13 ${length + 26}a13 10 0 0 0 26 0z`} fill={art.sun} />
    </g>
  );
}

/** The clinic's mark as it hangs on a wall, 40 units wide around 0,0. */
export function WallMark({ x, y, scale = 1, fill = art.blue, dot = art.green }: At & { fill?: string; dot?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M-20-11a9 9 0 0 1 9-9h9v9a9 9 0 0 1-9 9h-9zM-20 11a9 9 0 0 0 9 9h9v-9a9 9 0 0 0-9-9h-9zM20 11a9 9 0 0 1-9 9h-9v-9a9 9 0 0 1 9-9h9z"
        fill={fill}
      />
      <circle cx="11" cy="-11" r="9" fill={dot} />
    </g>
  );
}
