import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Chip } from '#web/ui/chip.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Text } from '#web/ui/text.tsx';
import { from, space, theme, type, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

type Variant = SectionProps<'banner'>['variant'];

const Layout = styled.div`
  display: grid;
  gap: clamp(2rem, 5vw, 5rem);

  &[data-variant='principal'],
  &[data-variant='marca'] {
    align-items: center;
    ${from('gridLg')} {
      grid-template-columns: 7fr 5fr;
    }
  }
  &[data-variant='marca'] {
    ${from('gridLg')} {
      grid-template-columns: 6fr 6fr;
    }
  }
  &[data-variant='centrado'] {
    max-width: 44rem;
    margin-inline: auto;
    text-align: center;
  }
  &[data-variant='centrado'] > div {
    justify-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: clamp(0.875rem, 0.7rem + 0.7vw, 1.25rem);
  justify-items: start;
  max-width: 42rem;

  .eyebrow {
    color: ${theme.tone.tintInk};
    font-size: ${type.body};
    font-weight: ${weight.label};
  }
  .actions {
    padding-block-start: ${space(3)};
  }
  .actions:empty {
    display: none;
  }
  .clinic {
    margin-block-start: ${space(16)};
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${theme.tone.line};
    max-width: 66ch;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
`;

export function BannerLayout({ variant, children }: { variant: Variant; children: ReactNode }) {
  return <Layout data-variant={variant}>{children}</Layout>;
}

type BannerWordsProps = {
  variant: Variant;
  titleId: string;
  eyebrow: string | null;
  title: string;
  text: string | null;
  children: ReactNode;
};

/** Eyebrow, title, text and buttons. */
export function BannerWords({ variant, titleId, eyebrow, title, text, children }: BannerWordsProps) {
  return (
    <Words>
      {eyebrow && variant === 'marca' ? <Chip $tone="violet">{eyebrow}</Chip> : null}
      {eyebrow && variant !== 'marca' ? <p className="eyebrow">{eyebrow}</p> : null}
      <Heading level={variant === 'marca' ? 2 : 1} size={variant === 'marca' ? 'h2' : 'display'} id={titleId}>
        {title}
      </Heading>
      {text ? (
        <Text $size="lead" $soft>
          {text}
        </Text>
      ) : null}
      <div className="actions">{children}</div>
    </Words>
  );
}
