import { styled } from 'styled-components';
import { openClock } from '#web/ui/formats/open-now.ts';
import { Illustration } from '#web/ui/illustration.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { HoursBlockIsland } from './hours-block.island.tsx';
import { hoursLocationStyle } from './hours-location-style.ts';
import { MapOnRequest } from './map-on-request.tsx';
import { type Clinic, PlaceCard } from './place-card.tsx';

const Root = styled.div`
  ${hoursLocationStyle}
`;

/** The drawing, and behind a click the map; without coordinates the drawing alone. */
function Map({ clinic: { geo, tradeName, address } }: { clinic: Clinic }) {
  const drawing = (
    <div className="sketch">
      <Illustration name="streets" ratio={640 / 480} />
      {address ? (
        <p className="here" aria-hidden="true">
          {address.street}, {address.number}
        </p>
      ) : null}
    </div>
  );
  if (geo?.lat == null || geo.lng == null) return drawing;
  return (
    <MapOnRequest lat={geo.lat} lng={geo.lng} title={`Mapa: ${tradeName}`}>
      {drawing}
    </MapOnRequest>
  );
}

/** When the clinic is open and how to get there, all of it written once for the whole site. */
export default function HoursLocation({
  _key,
  anchorId,
  variant,
  surface,
  header,
  clinic,
}: SectionProps<'hoursLocation'>) {
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      {clinic ? (
        <Root data-variant={variant}>
          {variant === 'mapa' ? <Map clinic={clinic} /> : null}
          {clinic.hours ? (
            <HoursBlockIsland first={{ ...clinic.hours, utcOffset: openClock(clinic.hours).utcOffset }} />
          ) : null}
          <PlaceCard clinic={clinic} />
        </Root>
      ) : null}
    </SectionFrame>
  );
}
