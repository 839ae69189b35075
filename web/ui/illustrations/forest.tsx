import { theme } from '../tokens.ts';
import { BrazilNutTree, IpeTree, PalmTree } from './parts.tsx';
import { Scene } from './scene.tsx';

const { art } = theme;

/** Trees of the region by the river: castanheira, ipê-amarelo, palm. 640 × 400. */
export function Forest() {
  return (
    <Scene width={640} height={400}>
      <rect width="640" height="400" fill={art.sky} />
      <circle cx="470" cy="112" r="50" fill={art.sun} />
      <path d="M0 236q120-64 250-22t390-46v232H0z" fill={art.hill} />
      <path d="M0 280q150-34 300-8t340-20v148H0z" fill={art.leaf} opacity="0.55" />
      <BrazilNutTree x={150} y={306} scale={1.5} />
      <BrazilNutTree x={268} y={286} scale={0.95} />
      <PalmTree x={566} y={304} scale={1.1} />
      <IpeTree x={398} y={308} scale={1.15} />
      <path d="M0 304q160-24 330 0t310-4v100H0z" fill={art.leaf} />
      <path d="M640 330q-190 8-276 26t-124 44h190q10-26 66-40t144-14z" fill={art.sky} />
      <path d="M60 352h64M160 374h40M440 342h56" stroke={art.leafDeep} strokeWidth="5" strokeLinecap="round" />
    </Scene>
  );
}
