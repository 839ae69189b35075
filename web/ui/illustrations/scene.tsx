import type { ReactNode } from 'react';

type SceneProps = { width: number; height: number; children: ReactNode };

/**
 * Frame of every illustration: fixed proportions, no text alternative (the words beside it say it), colours from
 * the art tones, so that night falls in the picture together with the page.
 */
export function Scene({ width, height, children }: SceneProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
