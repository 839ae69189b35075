import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Actions } from '#web/ui/actions.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { PanoramaHead } from '#web/ui/panorama-head.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { Heading, Text } from '#web/ui/text.tsx';
import { breakpoint, from, phone, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { IdentificationLine } from '../../documents/professional/identification-block.tsx';
import { clinicSignature } from '../../documents/professional/identification.ts';
import { headDrawing } from '../../objects/drawings.ts';
import type { SectionProps } from '../index.ts';

type Variant = SectionProps<'banner'>['variant'];

const Layout = styled.div`
  display: grid;
  gap: clamp(1.5rem, 5vw, 5rem);

  @media (max-width: ${(breakpoint.gridLg - 0.02) / 16}em) {
    .art > * {
      aspect-ratio: 2.2 !important;
    }
  }

  &[data-variant='principal'] {
    row-gap: clamp(0.5rem, -0.7rem + 3.5vw, 2rem);
    ${from('gridLg')} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  &[data-variant='marca'] {
    align-items: center;
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
  /* Rows as tall as their words, however tall the picture beside them is when it arrives. */
  align-content: start;
  justify-items: start;
  max-width: 42rem;

  .eyebrow {
    color: ${theme.tone.tintInk};
    font-size: ${type.body};
    font-weight: ${weight.label};
  }
  /* As wide as the words, whatever of it has arrived. */
  .actions {
    justify-self: stretch;
    padding-block-start: ${space(3)};
  }
  .actions:empty {
    display: none;
  }
  [data-slim] & {
    ${phone} {
      gap: ${space(4)};
      h1 {
        font-size: ${type.h2};
      }
      .eyebrow,
      h1 + p {
        font-size: ${type.body};
      }
    }
  }
  /* A phone's first screen has the whole of it, drawing included. */
  [data-variant='principal'] & {
    @media (max-width: ${(breakpoint.gridLg - 0.02) / 16}em) {
      max-width: none;
    }
    ${phone} {
      gap: ${space(5)};
      h1 {
        font-size: 1.875rem;
      }
    }
  }
  /* Four are what people came for: tiles, two by two, each as wide as the others; one below the other in large letters. */
  .actions > [data-many] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(8.4rem, 40%), 1fr));
    grid-auto-rows: 1fr;
    align-items: stretch;
    ${from('gridLg')} {
      max-width: 36rem;
    }

    a {
      justify-content: flex-start;
      min-height: 4rem;
      /* At 320 px, too, there is room for the longest word. */
      padding-inline: clamp(0.4rem, 16vw - 2.8rem, ${space(6)});
      border-radius: ${radius.card};
      text-align: start;
      text-wrap: balance;
    }
    .soft {
      border-color: ${theme.tone.line};
      background: ${theme.tone.card};
    }
  }
`;

const Identification = styled.div`
  padding-block-start: ${space(6)};
  line-height: 1.5;
  text-wrap: balance;
  ${from('gridLg')} {
    grid-column: 1 / -1;
  }
  font-variant-numeric: tabular-nums;
`;

type BannerWordsProps = {
  variant: Variant;
  titleId: string;
  eyebrow: string | null;
  title: string;
  text: string | null;
  children: ReactNode;
};

/** Eyebrow, title, text and buttons. */
function BannerWords({ variant, titleId, eyebrow, title, text, children }: BannerWordsProps) {
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

const frames = {
  principal: { ratio: 4 / 3, drawing: 'welcome' },
  marca: { ratio: 640 / 400, drawing: 'forest' },
} as const;

type BannerArtProps = { variant: keyof typeof frames; image: SectionProps<'banner'>['image'] };

/** The editor's picture, or a drawing in its place, so that a new site is never half-empty. */
function BannerArt({ variant, image }: BannerArtProps) {
  const { ratio, drawing } = frames[variant];
  if (!image?.asset) return <Illustration name={drawing} ratio={ratio} />;
  return <Picture picture={image} width={560} ratio={ratio} sizes="(min-width: 992px) 42vw, 92vw" priority />;
}

/**
 * Registration and technical director on the main page itself, not only in the footer (CFM 2.336/2023, art. 5 and 6). The size
 * is that of running text: above 35 % of the title, as the manual asks of a piece.
 */
function BannerIdentification({ clinic }: Pick<SectionProps<'banner'>, 'clinic'>) {
  if (!clinic) return null;
  const { registration, director } = clinicSignature(clinic);
  if (!registration && !director) return null;
  return (
    <Identification>
      {registration ? <p>{registration}</p> : null}
      {director ? (
        <p>
          <IdentificationLine text={director} />
        </p>
      ) : null}
    </Identification>
  );
}

const surfaces = { principal: 'branco', marca: 'primaria', centrado: 'branco', interno: 'claro' } as const;

/**
 * The opening of a page. `principal`, `centrado` and `interno` carry the page's h1; `marca` also stands further down a
 * page, so its title is an h2.
 */
export default function Banner({
  _key,
  anchorId,
  variant,
  eyebrow,
  title,
  text,
  ctas,
  image,
  icon,
  clinic,
}: SectionProps<'banner'>) {
  const titleId = `titulo-${_key}`;
  const isSplit = variant === 'principal' || variant === 'marca';
  const banner = (
    <SectionFrame
      id={anchorId}
      surface={surfaces[variant]}
      labelledBy={titleId}
      drawing={variant === 'interno' ? headDrawing(icon) : undefined}
    >
      <Layout data-variant={variant}>
        <BannerWords variant={variant} titleId={titleId} eyebrow={eyebrow} title={title} text={text}>
          <Actions ctas={ctas} />
        </BannerWords>
        {isSplit ? (
          <div className="art">
            <BannerArt variant={variant} image={image} />
          </div>
        ) : null}
        {variant === 'principal' ? <BannerIdentification clinic={clinic} /> : null}
      </Layout>
    </SectionFrame>
  );
  return variant === 'principal' ? <PanoramaHead>{banner}</PanoramaHead> : banner;
}
