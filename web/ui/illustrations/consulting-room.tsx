import { theme } from '../tokens.ts';
import { PotPlant } from './parts.tsx';
import { Scene } from './scene.tsx';

const { art } = theme;

function Couch() {
  return (
    <g>
      <path d="M330 250v56M450 250v56" stroke={art.metalDeep} strokeWidth="6" />
      <rect x="306" y="230" width="160" height="24" rx="8" fill={art.blue} />
      <path d="M426 232l34-34a10 10 0 0 1 14 14l-26 22z" fill={art.blue} />
      <rect x="312" y="222" width="112" height="12" rx="6" fill={art.paper} />
      <rect x="318" y="272" width="70" height="34" rx="5" fill={art.metal} />
    </g>
  );
}

function DeskWithChairs() {
  return (
    <g>
      <path d="M62 306v-34M62 272a22 22 0 0 1-22-22v-46" stroke={art.metalDeep} strokeWidth="6" fill="none" />
      <rect x="28" y="168" width="26" height="78" rx="12" fill={art.blueDeep} />
      <rect x="34" y="240" width="62" height="20" rx="9" fill={art.blueDeep} />
      <rect x="84" y="216" width="168" height="14" rx="7" fill={art.wood} />
      <path d="M100 230v76M236 230v76" stroke={art.woodDeep} strokeWidth="8" />
      <rect x="112" y="160" width="66" height="44" rx="6" fill={art.screen} />
      <path d="M124 176h28M124 188h18" stroke={art.blueSoft} strokeWidth="4" strokeLinecap="round" />
      <path d="M140 204h10v12h-10z" fill={art.metalDeep} />
      <rect x="196" y="206" width="40" height="10" rx="3" fill={art.paper} />
      <path d="M202 206q2-20 18-18t14 18" fill="none" stroke={art.violet} strokeWidth="4" strokeLinecap="round" />
      <circle cx="234" cy="208" r="5" fill={art.violet} />
    </g>
  );
}

/** A consulting room: desk, couch, a window. 480 × 360. */
export function ConsultingRoom() {
  return (
    <Scene width={480} height={360}>
      <rect width="480" height="360" fill={art.wall} />
      <rect x="112" y="34" width="132" height="92" rx="12" fill={art.sky} />
      <path d="M112 100q40-26 72-8t60-10v32a12 12 0 0 1-12 12H124a12 12 0 0 1-12-12z" fill={art.hill} />
      <circle cx="212" cy="62" r="13" fill={art.sun} />
      <path d="M178 34v92" stroke={art.paper} strokeWidth="5" />
      <rect x="112" y="34" width="132" height="92" rx="12" fill="none" stroke={art.paper} strokeWidth="7" />
      <rect x="336" y="52" width="74" height="96" rx="8" fill={art.paper} />
      <path d="M352 72h42M352 88h42M352 104h26" stroke={art.blueSoft} strokeWidth="5" strokeLinecap="round" />
      <circle cx="384" cy="122" r="9" fill={art.green} />
      <rect y="306" width="480" height="54" fill={art.floor} />
      <Couch />
      <DeskWithChairs />
      <PotPlant x={278} y={314} scale={0.66} pot={art.paper} />
    </Scene>
  );
}
