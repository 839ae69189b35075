import { theme } from '../tokens.ts';
import { Armchair, PotPlant } from './parts.tsx';
import { Scene } from './scene.tsx';

const { art } = theme;

/** Psychology: two armchairs in soft light, a table with water between them, nobody to be recognised. 480 × 360. */
export function Conversation() {
  return (
    <Scene width={480} height={360}>
      <rect width="480" height="360" fill={art.wall} />
      <path d="M150 286V140a90 90 0 0 1 180 0v146z" fill={art.wallShade} />
      <circle cx="240" cy="140" r="58" fill={art.sun} opacity="0.55" />
      <path d="M180 196q60-34 120 0v90H180z" fill={art.hill} opacity="0.7" />
      <rect x="40" y="64" width="66" height="84" rx="6" fill={art.paper} />
      <path d="M54 132q18-52 38-56-2 40-38 56" fill={art.leaf} />
      <rect x="386" y="64" width="52" height="52" rx="6" fill={art.paper} />
      <circle cx="412" cy="90" r="14" fill={art.violet} />
      <rect y="286" width="480" height="74" fill={art.floor} />
      <ellipse cx="240" cy="324" rx="188" ry="24" fill={art.wallShade} />
      <PotPlant x={444} y={306} scale={0.86} pot={art.blue} />
      <Armchair x={132} y={322} scale={1.08} fill={art.blueSoft} shade={art.blue} />
      <Armchair x={346} y={322} scale={1.08} fill={art.violet} shade={art.blueDeep} flip />
      <path d="M240 280v44M222 326h36" stroke={art.woodDeep} strokeWidth="6" strokeLinecap="round" />
      <ellipse cx="240" cy="278" rx="40" ry="8" fill={art.wood} />
      <path d="M226 252h14l-2 24h-10z" fill={art.sky} />
      <path d="M246 262h20v14h-20z" fill={art.paper} />
    </Scene>
  );
}
