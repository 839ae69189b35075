import { styled } from 'styled-components';
import { Icon } from '#web/ui/icon.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { duration, ease, from, phone, space, theme, type, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

type Place = NonNullable<SectionProps<'portfolio'>['items']>[number];

const drawings = {
  recepcao: 'reception',
  consultorios: 'consulting-room',
  psicologia: 'conversation',
  imagem: 'ultrasound',
  acessibilidade: 'entrance',
  fachada: 'facade',
} as const;

/** A place's photo, or the drawing of its kind until there is one. `width` in CSS px of the largest frame. */
function PlacePicture({ place: { image, category }, width }: { place: Place; width: number }) {
  if (!image?.asset) return <Illustration name={drawings[category]} ratio={4 / 3} />;
  return <Picture picture={image} width={width} ratio={4 / 3} sizes={`(min-width: 992px) ${width}px, 92vw`} />;
}

/**
 * The picture as a button, and the same picture large: the browser's own popover. It closes with Escape or a tap beside it
 * and gives the focus back, all without script; a browser that knows no popovers shows the small picture.
 */
function EnlargedPlace({ place, id }: { place: Place; id: string }) {
  return (
    <>
      <div className="opens">
        <PlacePicture place={place} width={556} />
        <button type="button" className="enlarge" popoverTarget={id}>
          <span className="visually-hidden">Ampliar: {place.title}</span>
        </button>
      </div>
      <dialog id={id} popover="auto" aria-label={place.title} className="enlarged">
        <PlacePicture place={place} width={1040} />
        <div className="bar">
          <p>{place.caption || place.title}</p>
          <button type="button" className="button-plain" popoverTarget={id} popoverTargetAction="hide">
            <Icon name="close" size={18} /> Fechar
          </button>
        </div>
      </dialog>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space(16)} ${space(12)};

  h3 {
    margin-block-start: ${space(7)};
    font-size: ${type.h4};
    font-weight: ${weight.title};
    line-height: 1.35;
  }
  p {
    color: ${theme.tone.inkSoft};
    text-wrap: pretty;
  }
  /* On a phone in pairs, the first above them where one is left over. */
  ${phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    & > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  /* The first one twice as wide, and as high as the next two beside it. */
  &[data-variant='mosaico'] {
    ${from('gridLg')} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      & > li:first-child {
        display: flex;
        flex-direction: column;
        grid-area: 1 / 1 / 3 / 3;
      }
      & > li:first-child > :has(+ h3) {
        flex: 1;
        aspect-ratio: auto !important;
      }
      & > li:first-child h3 {
        font-size: ${type.h3};
      }
    }
  }
  /* The button lies over the picture: HTML allows no figure within it. */
  .opens {
    position: relative;
  }
  .enlarge {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 24px;
    background: none;
    cursor: zoom-in;
  }
  .opens > :first-child {
    transition: opacity ${duration.quick} ${ease};
  }
  .opens:hover > :first-child {
    opacity: 0.88;
  }
  .enlarged {
    /* No higher than the screen, with the words below it. */
    width: min(65rem, 100vw - 2rem, (100dvh - 9rem) * 4 / 3);
    max-height: calc(100dvh - 2rem);
    padding: ${space(8)};
    overflow: auto;
    border: 1px solid ${theme.tone.line};
    border-radius: 24px;
    background: ${theme.tone.card};
    color: ${theme.tone.ink};
  }
  .enlarged::backdrop {
    background: rgb(8 15 31 / 70%);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(5)} ${space(10)};
    align-items: center;
    justify-content: space-between;
    padding-block-start: ${space(8)};
  }
`;

/** The places of the clinic, one picture each; in `ampliar` each opens large. */
export default function Portfolio({ _key, anchorId, variant, surface, header, items }: SectionProps<'portfolio'>) {
  if (!items?.length) return null;
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <List className="plain-list" data-variant={variant}>
        {items.map((place) => (
          <li key={place._id}>
            {variant === 'ampliar' ? (
              <EnlargedPlace place={place} id={`foto-${_key}-${place._id}`} />
            ) : (
              <PlacePicture place={place} width={556} />
            )}
            <h3>{place.title}</h3>
            {place.caption ? <p>{place.caption}</p> : null}
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}
