import { styled } from 'styled-components';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Picture } from '../ui/picture.tsx';
import { namedLogo } from '../ui/picture-image.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { space, theme, weight } from '../ui/tokens.ts';
import type { Settings } from '#schemas/content.ts';

const Root = styled(SmartLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(6)};
  min-height: 2.75rem;
  color: ${theme.tone.ink};
  font-size: 1.0625rem;
  font-weight: ${weight.title};
  line-height: 1.15;
  letter-spacing: -0.015em;
  text-wrap: balance;
  text-decoration: none;

  svg {
    flex: none;
  }
  .name[data-long] {
    font-size: 0.875rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
    -webkit-line-clamp: 2;
  }
  /* A long name has two lines of the bar, another three where letters stand far apart; who hears the page gets all of it. Large letters have a line of their own (P6). */
  @media (min-width: 19.02em) {
    .name {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
  @media (min-width: 19.02em) and (max-width: 22em) {
    .name,
    .name[data-long] {
      font-size: 0.875rem;
      -webkit-line-clamp: 3;
    }
  }
  /* Twice: a picture has a style of its own, which may come later. */
  && figure {
    width: auto;
  }
  && img {
    width: auto;
    max-width: 9.5rem;
    height: 2.5rem;
    border-radius: 0;
    background: none;
    object-fit: contain;
  }
`;

/** Characters that two lines of the bar have room for in letters of the usual size. */
const USUAL_LENGTH = 28;

/** The clinic's own logo where there is one, else the mark with the name as wordmark. Leads home. */
export function SiteLogo({ settings }: { settings: Pick<Settings, 'tradeName' | 'logo'> }) {
  const { logo, tradeName } = settings;
  // In a preview there may be none yet.
  const name: string | null = tradeName;
  return (
    <Root href="/">
      {logo?.asset ? (
        <Picture picture={namedLogo(logo, tradeName)} width={200} sizes="200px" priority />
      ) : (
        <>
          <BrandMark size={32} leaves={theme.tone.action} point={theme.role.success} />
          <span className="name" data-long={(name?.length ?? 0) > USUAL_LENGTH ? '' : undefined}>
            {tradeName}
          </span>
        </>
      )}
      <span className="visually-hidden">, página inicial</span>
    </Root>
  );
}
