import { theme } from '../tokens.ts';
import { BrazilNutTree, IpeTree, Pendant, PotPlant, WaitingChair, WallMark } from './parts.tsx';
import { Scene } from './scene.tsx';

const { art } = theme;

function ArchedWindow() {
  return (
    <g>
      <path d="M60 344V190a124 124 0 0 1 248 0v154z" fill={art.sky} />
      <circle cx="244" cy="164" r="26" fill={art.sun} />
      <path d="M60 262q62-42 128-10t120-22v114H60z" fill={art.hill} />
      <BrazilNutTree x={126} y={300} scale={0.92} />
      <IpeTree x={256} y={312} scale={0.62} />
      <path d="M60 292q78 22 140 4t108 8v40H60z" fill={art.leaf} />
      <path d="M170 344q-10-22 24-30t60-14h54v8q-62 4-72 14t6 22z" fill={art.sky} />
      <path d="M184 66v278M60 214h248" stroke={art.paper} strokeWidth="6" />
      <path d="M60 344V190a124 124 0 0 1 248 0v154z" fill="none" stroke={art.paper} strokeWidth="10" />
      <rect x="44" y="340" width="280" height="14" rx="7" fill={art.paper} />
    </g>
  );
}

function Desk() {
  const slats = Array.from({ length: 11 }, (_, index) => 402 + index * 20);
  return (
    <g>
      <rect x="504" y="270" width="84" height="54" rx="7" fill={art.screen} />
      <path d="M540 324h12v18h-12z" fill={art.metalDeep} />
      <path d="M516 288h34M516 300h22" stroke={art.blueSoft} strokeWidth="4" strokeLinecap="round" />
      <rect x="384" y="350" width="232" height="126" rx="10" fill={art.wood} />
      <path d={slats.map((x) => `M${x} 362v104`).join('')} stroke={art.woodDeep} strokeWidth="2" opacity="0.7" />
      <rect x="372" y="338" width="256" height="18" rx="9" fill={art.paper} />
      <rect x="318" y="398" width="84" height="78" rx="8" fill={art.woodDeep} />
      <rect x="308" y="386" width="96" height="15" rx="7.5" fill={art.paper} />
      <rect x="336" y="376" width="34" height="10" rx="3" fill={art.blueSoft} />
      <path d="M424 338v-20h24v20z" fill={art.blue} />
      <path d="M436 318q-16-14-12-34 16 8 12 34q-2-26 16-32 2 20-16 32" fill={art.leafDeep} />
    </g>
  );
}

/** The reception: a window to the forest's edge, a counter with a low part for wheelchairs, two chairs. 640 × 560. */
export function Reception() {
  return (
    <Scene width={640} height={560}>
      <rect width="640" height="560" fill={art.wall} />
      <path d="M372 92a20 20 0 0 1 20-20h204a20 20 0 0 1 20 20v384H372z" fill={art.wallShade} />
      <ArchedWindow />
      <rect y="476" width="640" height="84" fill={art.floor} />
      <ellipse cx="196" cy="524" rx="168" ry="20" fill={art.wallShade} />
      <WallMark x={494} y={168} scale={1.9} />
      <Pendant x={432} length={70} />
      <Pendant x={556} length={70} />
      <Desk />
      <WaitingChair x={136} y={516} fill={art.blueSoft} shade={art.blue} />
      <WaitingChair x={232} y={516} fill={art.blueSoft} shade={art.blue} />
      <PotPlant x={42} y={522} scale={1.05} pot={art.violet} />
    </Scene>
  );
}
