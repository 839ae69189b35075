import { styled } from 'styled-components';
import { Heading } from './heading.tsx';
import { measure, space, theme, type, weight } from './tokens.ts';

const Head = styled.header`
  display: grid;
  gap: ${space(6)};
  justify-items: start;
  align-content: start;
  margin-block-end: clamp(2rem, 1.5rem + 1.8vw, 3.25rem);
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
  level?: 1 | 2;
};

/** Eyebrow, title and lead of a section; nothing at all when there is no title. */
export function SectionHeader({ id, eyebrow, title, lead, align, level = 2 }: SectionHeaderProps) {
  if (!title) return null;
  return (
    <Head {...(align === 'centro' ? { 'data-align': align } : {})}>
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      <Heading level={level} size="h2" id={id}>
        {title}
      </Heading>
      {lead ? <p className="lead">{lead}</p> : null}
    </Head>
  );
}
