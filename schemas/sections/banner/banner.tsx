import { Actions } from '#web/ui/actions.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import type { SectionProps } from '../index.ts';

import { BannerArt } from './banner-art.tsx';
import { BannerIdentification } from './banner-identification.tsx';
import { BannerLayout, BannerWords } from './banner-layout.tsx';

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
  clinic,
}: SectionProps<'banner'>) {
  const titleId = `titulo-${_key}`;
  const isSplit = variant === 'principal' || variant === 'marca';
  return (
    <SectionFrame id={anchorId} surface={surfaces[variant]} labelledBy={titleId}>
      <BannerLayout variant={variant}>
        <BannerWords variant={variant} titleId={titleId} eyebrow={eyebrow} title={title} text={text}>
          <Actions ctas={ctas} />
          {variant === 'principal' ? <BannerIdentification clinic={clinic} /> : null}
        </BannerWords>
        {isSplit ? <BannerArt variant={variant} image={image} /> : null}
      </BannerLayout>
    </SectionFrame>
  );
}
