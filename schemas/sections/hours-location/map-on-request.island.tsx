'use client';

import { type ReactNode, useState } from 'react';

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

/** A map of somebody else's server, asked for only by the visitor's own click: a visitor's address is personal data (L7). */
export function MapOnRequest({ lat, lng, title, children }: MapOnRequestProps) {
  const [wanted, setWanted] = useState(false);
  if (wanted) {
    return (
      <div className="stage">
        <iframe
          className="frame"
          src={embedAddress(lat, lng)}
          title={title}
          referrerPolicy="no-referrer"
          // Its script draws the map and keeps nothing: it needs no origin of its own.
          sandbox="allow-scripts allow-popups"
        />
        <p className="credit">© colaboradores do OpenStreetMap</p>
      </div>
    );
  }
  return (
    <div className="stage">
      {children}
      <div className="ask">
        <button type="button" className="button-plain" onClick={() => setWanted(true)}>
          Carregar mapa
        </button>
        <p>O mapa vem do OpenStreetMap. Ele só é chamado se você carregar.</p>
      </div>
    </div>
  );
}
