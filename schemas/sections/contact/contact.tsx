import { styled } from 'styled-components';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { contactStyle } from './contact-style.ts';
import { ContactFacts } from './contact-facts.tsx';
import { ContactWrite } from './contact-write.tsx';

const Root = styled.div`
  ${contactStyle}
`;

/**
 * How to reach the clinic, all of it from the settings; `mapa` adds a drawn map, `formulario` a form. Nothing is asked of
 * third parties.
 */
export default function Contact({ _key, anchorId, variant, surface, header, clinic }: SectionProps<'contact'>) {
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      {clinic ? (
        <Root data-variant={variant}>
          {variant === 'formulario' ? (
            <ContactWrite id={`formulario-${_key}`} clinic={clinic} />
          ) : (
            <ContactFacts clinic={clinic} hasMap={variant === 'mapa'} />
          )}
        </Root>
      ) : null}
    </SectionFrame>
  );
}
