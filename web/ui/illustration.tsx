import { css, styled } from 'styled-components';
import { Drawing, LEAVES_BOX, PANORAMA_BOX, PORTRAIT_BOX, SCENE_BOX, SKYLINE_BOX } from './drawing.tsx';
import { phone, theme } from './tokens.ts';

/** The drawings by the name of their file in `illustrations/`, each with its view box. */
export const boxes = {
  arrival: SCENE_BOX,
  'at-home': SCENE_BOX,
  calendar: SCENE_BOX,
  'check-up': SCENE_BOX,
  'consulting-room': SCENE_BOX,
  ct: SCENE_BOX,
  conversation: SCENE_BOX,
  entrance: SCENE_BOX,
  examination: SCENE_BOX,
  facade: SCENE_BOX,
  folder: SCENE_BOX,
  forest: '0 0 640 400',
  leaves: LEAVES_BOX,
  listening: SCENE_BOX,
  panorama: PANORAMA_BOX,
  papers: SCENE_BOX,
  'portrait-man-beard': PORTRAIT_BOX,
  'portrait-man-grey': PORTRAIT_BOX,
  'portrait-man-short': PORTRAIT_BOX,
  'portrait-woman-bun': PORTRAIT_BOX,
  'portrait-woman-curly': PORTRAIT_BOX,
  'portrait-woman-fringe': PORTRAIT_BOX,
  'portrait-woman-grey': PORTRAIT_BOX,
  'portrait-woman-long': PORTRAIT_BOX,
  reception: '0 0 640 560',
  'region-map': '0 0 640 580',
  skyline: SKYLINE_BOX,
  streets: '0 0 640 580',
  team: SCENE_BOX,
  ultrasound: SCENE_BOX,
  'ultrasound-screen': SCENE_BOX,
  walk: SCENE_BOX,
  welcome: SCENE_BOX,
  'x-ray': SCENE_BOX,
} as const satisfies Record<string, string>;

export type IllustrationName = keyof typeof boxes;

/** On a phone a small scene is seen from a little closer: less of the ceiling and the sides, everybody whole. */
export const closeUpStyle = css`
  ${phone} {
    use {
      transform: scale(1.24);
      transform-origin: 50% 100%;
    }
  }
`;

const Frame = styled.div`
  overflow: hidden;
  border-radius: 24px;
  background: ${theme.art.wall};

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/**
 * A drawing that fills its rounded frame like a photo would: a scene is whole, and its walls go on. `ratio` is width / height,
 * without it the frame has a size of its own.
 */
export function Illustration({ name, ratio }: { name: IllustrationName; ratio: number }) {
  return (
    <Frame style={{ aspectRatio: ratio }}>
      <Drawing
        name={name}
        box={boxes[name]}
        preserveAspectRatio={boxes[name] === SCENE_BOX ? 'xMidYMax meet' : 'xMidYMid slice'}
      />
    </Frame>
  );
}
