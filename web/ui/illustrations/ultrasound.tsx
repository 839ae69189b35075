import { theme } from '../tokens.ts';
import { Scene } from './scene.tsx';

const { art } = theme;

function Machine() {
  return (
    <g>
      <rect x="86" y="58" width="164" height="122" rx="12" fill={art.metalDeep} />
      <rect x="96" y="68" width="144" height="102" rx="6" fill={art.screen} />
      <path d="M158 80h20l40 68a88 88 0 0 1-100 0z" fill={art.blueDeep} />
      <path
        d="M152 92q16 8 32 0M142 110q26 12 52 0M132 128q36 16 72 0"
        stroke={art.blueSoft}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="178" cy="128" r="9" fill={art.green} />
      <path d="M160 180h16v24h-16z" fill={art.metalDeep} />
      <path d="M104 204h128l14 28H90z" fill={art.metal} />
      <path d="M116 216h60M188 216h30" stroke={art.paper} strokeWidth="5" strokeLinecap="round" />
      <path d="M146 232h44v66h-44z" fill={art.metalDeep} />
      <path d="M112 300h112" stroke={art.metal} strokeWidth="12" strokeLinecap="round" />
      <circle cx="116" cy="310" r="8" fill={art.screen} />
      <circle cx="220" cy="310" r="8" fill={art.screen} />
      <path d="M244 214h10q14 0 14 16v22q0 16 16 16t16-14" stroke={art.screen} strokeWidth="4" fill="none" />
      <path d="M292 226h16l4 22a12 12 0 0 1-24 0z" fill={art.violet} />
    </g>
  );
}

/** The ultrasound room: machine, couch and a half-drawn curtain. 480 × 360. */
export function Ultrasound() {
  const folds = [388, 412, 436, 460];
  return (
    <Scene width={480} height={360}>
      <rect width="480" height="360" fill={art.wall} />
      <circle cx="168" cy="120" r="106" fill={art.wallShade} />
      <path d="M360 34h120" stroke={art.metal} strokeWidth="6" strokeLinecap="round" />
      <path d="M368 36h112v254q-14-10-28 0t-28 0-28 0-28 0z" fill={art.blueSoft} />
      <path d={folds.map((x) => `M${x} 40v240`).join('')} stroke={art.blue} strokeWidth="3" opacity="0.35" />
      <rect y="312" width="480" height="48" fill={art.floor} />
      <Machine />
      <path d="M326 268v44M442 268v44" stroke={art.metalDeep} strokeWidth="6" />
      <rect x="302" y="250" width="178" height="24" rx="8" fill={art.blueDeep} />
      <rect x="312" y="240" width="168" height="14" rx="7" fill={art.paper} />
      <rect x="420" y="222" width="60" height="22" rx="11" fill={art.paper} />
    </Scene>
  );
}
