import type { StaticImageData } from 'next/image';
import { styled } from 'styled-components';
import consultingRoom from './illustrations/consulting-room.svg';
import conversation from './illustrations/conversation.svg';
import entrance from './illustrations/entrance.svg';
import facade from './illustrations/facade.svg';
import forest from './illustrations/forest.svg';
import papers from './illustrations/papers.svg';
import reception from './illustrations/reception.svg';
import regionMap from './illustrations/region-map.svg';
import ultrasound from './illustrations/ultrasound.svg';
import { theme } from './tokens.ts';

type Drawing = { file: StaticImageData; box: string };

const drawings = {
  'consulting-room': { file: consultingRoom, box: '0 0 480 360' },
  conversation: { file: conversation, box: '0 0 480 360' },
  entrance: { file: entrance, box: '0 0 480 360' },
  facade: { file: facade, box: '0 0 480 360' },
  forest: { file: forest, box: '0 0 640 400' },
  papers: { file: papers, box: '0 0 480 360' },
  reception: { file: reception, box: '0 0 640 560' },
  'region-map': { file: regionMap, box: '0 0 640 580' },
  ultrasound: { file: ultrasound, box: '0 0 480 360' },
} as const satisfies Record<string, Drawing>;

export type IllustrationName = keyof typeof drawings;

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
 * A drawing that fills its rounded frame like a photo would; `ratio` is width / height. The scene is a file of its own,
 * cached for ever; through `use` it inherits the art tones of the page, so night falls in the picture, too. It has
 * no text alternative: the words beside it say it.
 */
export function Illustration({ name, ratio }: { name: IllustrationName; ratio: number }) {
  const { file, box }: Drawing = drawings[name];
  return (
    <Frame style={{ aspectRatio: ratio }}>
      <svg viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <use href={`${file.src}#scene`} />
      </svg>
    </Frame>
  );
}
