import { styled } from 'styled-components';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { EnlargedPlace } from './enlarged-place.tsx';
import { PlacePicture } from './place-picture.tsx';
import { portfolioStyle } from './portfolio-style.ts';

const List = styled.ul`
  ${portfolioStyle}
`;

/** The places of the clinic, one picture each; in `ampliar` each opens large. */
export default function Portfolio({ _key, anchorId, variant, surface, header, items }: SectionProps<'portfolio'>) {
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <List className="plain-list" data-variant={variant}>
        {(items ?? []).map((place) => (
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
