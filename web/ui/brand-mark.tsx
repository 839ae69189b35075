import type { CSSProperties } from 'react';

/** Three leaves; the space between them and the point is a cross. In a box of 40 by 40. */
export const markLeaves =
  'M0 9a9 9 0 0 1 9-9h9v9a9 9 0 0 1-9 9H0zM0 31a9 9 0 0 0 9 9h9v-9a9 9 0 0 0-9-9H0zM40 31a9 9 0 0 1-9 9h-9v-9a9 9 0 0 1 9-9h9z';

interface BrandMarkProps {
  readonly size: number;
  readonly leaves: string;
  readonly point: string;
  readonly style?: CSSProperties;
}

/** The mark of a clinic without a logo. */
export function BrandMark({ size, leaves, point, style }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" style={style}>
      <path d={markLeaves} fill={leaves} />
      <circle cx="31" cy="9" r="9" fill={point} />
    </svg>
  );
}
