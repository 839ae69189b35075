import { styled } from 'styled-components';
import { headerBeside, SectionHeader } from '#web/ui/section-header.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { TESTIMONIAL_SUBJECTS, titleOf } from '../../objects/choices.ts';
import type { SectionProps } from '../index.ts';

const Layout = styled.div`
  ${headerBeside}

  .quotes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: ${space(10)};
  }
  figure {
    display: grid;
    gap: ${space(10)};
    align-content: space-between;
    padding: clamp(1.25rem, 1rem + 1.1vw, 2rem);
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
  }
  blockquote {
    font-size: ${type.lead};
    line-height: 1.5;
    text-wrap: pretty;
  }
  figcaption {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  .initials {
    color: ${theme.tone.ink};
    font-weight: ${weight.label};
  }
`;

/** Sober and anonymous, without stars or faces (CFM 2.336/2023, art. 14). Nothing when there is none to show. */
export default function Testimonials({ _key, anchorId, surface, header, items }: SectionProps<'testimonials'>) {
  if (!items?.length) return null;
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Layout>
        <SectionHeader id={titleId} {...header} />
        <div className="quotes">
          {items.map(({ _id, quote, authorDisplay, subject, year }) => (
            <figure key={_id}>
              <blockquote>
                <p>“{quote}”</p>
              </blockquote>
              <figcaption>
                <span className="initials">{authorDisplay}</span>{' '}
                {[`sobre ${titleOf(TESTIMONIAL_SUBJECTS, subject).toLocaleLowerCase('pt-BR')}`, year]
                  .filter(Boolean)
                  .join(', ')}
              </figcaption>
            </figure>
          ))}
        </div>
      </Layout>
    </SectionFrame>
  );
}
