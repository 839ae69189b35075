import { Illustration } from '#web/ui/illustration.tsx';
import type { Clinic } from './clinic.ts';

/** Where the clinic is, seen from far. The way there opens in the visitor's own map. */
export function ContactMap({ clinic: { address } }: { clinic: Clinic }) {
  return (
    <figure className="map">
      <Illustration name="region-map" ratio={640 / 540} />
      <figcaption>
        Mapa ilustrativo{address ? `: ${address.city}, no norte de Mato Grosso` : ''}. Para traçar a rota, use os links.
      </figcaption>
    </figure>
  );
}
