import { styled } from 'styled-components';
import { Actions } from '#web/ui/actions.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { formatDate } from '#web/ui/formats/dates.ts';
import { Heading, Text } from '#web/ui/text.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { from, space } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(16)} clamp(2rem, 6vw, 6rem);
  align-items: center;

  .words {
    display: grid;
    gap: ${space(8)};
    justify-items: start;
    max-width: 42rem;
  }
  ${from('gridLg')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  &[data-variant='pagina'] {
    ${from('gridLg')} {
      min-height: 26rem;
      grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
    }
  }
`;

/** What is not open yet. As a page it carries the page's h1, which says so itself. No countdown: haste is no argument (CFM 2.336/2023, art. 11). */
export default function ComingSoon({ _key, anchorId, variant, title, text, date, ctas }: SectionProps<'comingSoon'>) {
  const titleId = `titulo-${_key}`;
  const isPage = variant === 'pagina';
  return (
    <SectionFrame id={anchorId} surface={isPage ? 'branco' : 'escura'} labelledBy={titleId}>
      <Root data-variant={variant}>
        <div className="words">
          {date ? <Chip $tone="violet">Previsto para {formatDate(date)}</Chip> : null}
          {!date && !isPage ? <Chip $tone="violet">Em breve</Chip> : null}
          <Heading level={isPage ? 1 : 2} id={titleId}>
            {title}
          </Heading>
          {text ? (
            <Text $size="lead" $soft>
              {text}
            </Text>
          ) : null}
          <Actions ctas={ctas} />
        </div>
        <Illustration name="forest" ratio={isPage ? 640 / 400 : 2} />
      </Root>
    </SectionFrame>
  );
}
