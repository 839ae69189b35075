import { styled } from 'styled-components';
import { HoursTable } from '#web/ui/hours-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { contactStyle } from './contact-style.ts';
import { ContactMap } from './contact-map.tsx';
import { ContactPhones } from './contact-phones.tsx';
import { ContactPlace } from './contact-place.tsx';

const Root = styled.div`
  ${contactStyle}
`;

/** How to reach the clinic, all of it from the settings; `mapa` adds a drawn map. Nothing is asked of third parties. */
export default function Contact({ _key, anchorId, variant, surface, header, clinic }: SectionProps<'contact'>) {
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      {clinic ? (
        <Root data-variant={variant}>
          <div className="column">
            {variant === 'mapa' ? <ContactMap clinic={clinic} /> : null}
            <div className="block">
              <h3>
                <Icon name="clock" /> Horário
              </h3>
              <HoursTable openingHours={clinic.openingHours ?? []} />
            </div>
          </div>
          <div className="column">
            <ContactPlace clinic={clinic} />
            <ContactPhones clinic={clinic} />
          </div>
        </Root>
      ) : null}
    </SectionFrame>
  );
}
