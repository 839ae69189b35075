import { styled } from 'styled-components';
import { Illustration } from '#web/ui/illustration.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { from, space, theme, type, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

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
  /* The first one twice as wide and high, the next two beside it: plain items of one list, so positions are safe. */
  &[data-variant='mosaico'] {
    ${from('gridLg')} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      & > li:first-child {
        grid-area: 1 / 1 / 3 / 3;
      }
      & > li:first-child h3 {
        font-size: ${type.h3};
      }
    }
  }
`;

const drawings = {
  recepcao: 'reception',
  consultorios: 'consulting-room',
  psicologia: 'conversation',
  imagem: 'ultrasound',
  acessibilidade: 'entrance',
  fachada: 'facade',
} as const;

/** The places of the clinic, one picture each, or a drawing until there is a photo. */
export default function Portfolio({ _key, anchorId, variant, surface, header, items }: SectionProps<'portfolio'>) {
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <List className="plain-list" data-variant={variant}>
        {(items ?? []).map(({ _id, title, category, caption, image }) => (
          <li key={_id}>
            {image?.asset ? (
              <Picture picture={image} width={556} ratio={4 / 3} sizes="(min-width: 992px) 46vw, 92vw" />
            ) : (
              <Illustration name={drawings[category]} ratio={4 / 3} />
            )}
            <h3>{title}</h3>
            {caption ? <p>{caption}</p> : null}
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}
