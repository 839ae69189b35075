import type { ReactNode } from 'react';

interface MapOnRequestProps {
  readonly lat: number;
  readonly lng: number;
  /** Names the frame for assistive technology. */
  readonly title: string;
  /** What stands there before: a drawing. */
  readonly children: ReactNode;
}

/** Half the height of the shown piece of the world, in degrees: a few blocks. */
const REACH = 0.004;

/** OpenStreetMap's own embed, around a point. */
function embedAddress(lat: number, lng: number): string {
  const box = [lng - 1.6 * REACH, lat - REACH, lng + 1.6 * REACH, lat + REACH].map((part) => part.toFixed(5)).join(',');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${encodeURIComponent(`${lat},${lng}`)}`;
}

/**
 * A map of somebody else's server, asked for only by the visitor's own click: a visitor's address is personal data (L7).
 * web/behaviours/page-buttons.ts shows it.
 */
export function MapOnRequest({ lat, lng, title, children }: MapOnRequestProps) {
  return (
    <div className="stage" data-stage="">
      {children}
      <div className="ask">
        <button
          type="button"
          className="button-plain"
          data-frame={embedAddress(lat, lng)}
          data-title={title}
          data-credit="Se o mapa não aparecer, use “Traçar rota”. © colaboradores do OpenStreetMap"
          data-close="Fechar o mapa"
        >
          Carregar mapa
        </button>
        <p>Vem do OpenStreetMap.</p>
      </div>
    </div>
  );
}
