import { css, styled } from 'styled-components';
import { from, space, measure, theme, type, weight } from './tokens.ts';
import { Heading } from './text.tsx';

/** Header beside content, 4 of 12 columns to 8, from laptops upwards; below one another before. */
export const headerBeside = css`
  display: grid;
  gap: 0 clamp(2rem, 6vw, 6rem);
  ${from('gridLg')} {
    grid-template-columns: 4fr 8fr;
    & > header {
      margin-block-end: 0;
      padding-block-end: ${space(4)};
    }
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${space(6)};
  justify-items: start;
  align-content: start;
  margin-block-end: clamp(1.5rem, 0.75rem + 2.8vw, 3.25rem);
  max-width: 46rem;

  .eyebrow {
    color: ${theme.tone.tintInk};
    font-size: ${type.small};
    font-weight: ${weight.label};
    line-height: 1.4;
  }
  .lead {
    max-width: ${measure.text};
    color: ${theme.tone.inkSoft};
    font-size: ${type.lead};
    line-height: 1.5;
    text-wrap: pretty;
  }
  &[data-align='centro'] {
    justify-items: center;
    margin-inline: auto;
    text-align: center;
  }
`;

type SectionHeaderProps = {
  id: string;
  eyebrow?: string | null;
  title?: string | null;
  lead?: string | null;
  align?: 'esquerda' | 'centro' | null;
  /** The title of the page says it to the eye. */
  titleHidden?: boolean | null;
};

/** Eyebrow, title and lead of a section; nothing at all when there is no title. */
export function SectionHeader({ id, eyebrow, title, lead, align, titleHidden }: SectionHeaderProps) {
  if (!title) return null;
  if (titleHidden) {
    return (
      <h2 className="visually-hidden" id={id}>
        {title}
      </h2>
    );
  }
  return (
    <Head {...(align === 'centro' ? { 'data-align': align } : {})}>
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      <Heading level={2} size="h2" id={id}>
        {title}
      </Heading>
      {lead ? <p className="lead">{lead}</p> : null}
    </Head>
  );
}
