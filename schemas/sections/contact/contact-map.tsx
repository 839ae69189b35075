import { ArtFrame } from '#web/ui/art-frame.tsx';
import { RegionMap } from '#web/ui/illustrations/region-map.tsx';
import type { Clinic } from './clinic.ts';

/** Where the clinic is, seen from far. The way there opens in the visitor's own map. */
export function ContactMap({ clinic: { address } }: { clinic: Clinic }) {
  return (
    <figure className="map">
      <ArtFrame ratio="640 / 480">
        <RegionMap />
      </ArtFrame>
      <figcaption>
        Mapa ilustrativo{address ? `: ${address.city}, no norte de Mato Grosso` : ''}. Para traçar a rota, use os links.
      </figcaption>
    </figure>
  );
}
