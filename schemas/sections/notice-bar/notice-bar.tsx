import { styled } from 'styled-components';
import { Container } from '#web/ui/container.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { moreLinkStyle } from '#web/ui/more-link-style.ts';
import { space, theme, type, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

const Root = styled.section`
  background: ${theme.tone.tint};
  color: ${theme.tone.ink};

  &[data-variant='atencao'] {
    background: ${theme.tone.warningTint};
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(8)};
    align-items: center;
    padding-block: ${space(6)};
  }
  .words {
    display: grid;
    flex: 1 1 18rem;
    grid-template-columns: auto 1fr;
    gap: 0 ${space(6)};
    align-items: start;
  }
  .words svg {
    grid-row: span 2;
    margin-block-start: 0.15em;
    color: ${theme.tone.tintInk};
  }
  &[data-variant='atencao'] .words svg {
    color: ${theme.tone.warning};
  }
  h2 {
    font-size: ${type.body};
    font-weight: ${weight.title};
    line-height: 1.5;
  }
  p {
    grid-column: 2;
    max-width: 70ch;
  }
  ${moreLinkStyle}
  .more {
    color: ${theme.tone.ink};
    text-decoration: underline;
  }
`;

/** A thin band for what is different today. Colour is never the only sign: icon and words say it. */
export default function NoticeBar({
  _key,
  anchorId,
  variant,
  title,
  text,
  linkLabel,
  link,
}: SectionProps<'noticeBar'>) {
  const titleId = `titulo-${_key}`;
  return (
    <Root id={anchorId ?? undefined} data-variant={variant} aria-labelledby={titleId}>
      <Container className="row">
        <div className="words">
          <Icon name={variant === 'atencao' ? 'alert' : 'calendar'} size={20} />
          <h2 id={titleId}>{title}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        {link?.href ? <MoreLink href={link.href} label={linkLabel || 'Saiba mais'} of={title} /> : null}
      </Container>
    </Root>
  );
}
