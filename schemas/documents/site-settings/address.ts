import { formatCep } from '#web/ui/formats/identifiers.ts';
import type { Settings } from '../../content.ts';

type Address = Settings['address'];
type Geo = Settings['geo'];
/** What a route needs. An address that staff copied from the app wins: it is the clinic's own entry there. */
type Place = Pick<Settings, 'address' | 'geo' | 'mapsUrl' | 'wazeUrl'>;

/** Street, city and CEP, a line each, as written on an envelope. */
export function addressLines(address: Address): [string, string, string] {
  const street = [`${address.street}, ${address.number}`, address.complement, address.district].filter(Boolean);
  return [street.join(', '), `${address.city}/${address.uf}`, `CEP ${formatCep(address.cep)}`];
}

function coordinates(geo: Geo): string | null {
  return geo && geo.lat !== null && geo.lng !== null ? `${geo.lat},${geo.lng}` : null;
}

/** Route in Google Maps; by coordinates where the clinic entered them, else by address. Opened only on a tap. */
export function googleMapsHref({ address, geo, mapsUrl }: Omit<Place, 'wazeUrl'>): string {
  if (mapsUrl) return mapsUrl;
  const target = coordinates(geo) ?? addressLines(address).join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(target)}`;
}

/** Route in Waze. */
export function wazeHref({ address, geo, wazeUrl }: Place): string {
  if (wazeUrl) return wazeUrl;
  const at = coordinates(geo);
  const target = at ? `ll=${encodeURIComponent(at)}` : `q=${encodeURIComponent(addressLines(address).join(', '))}`;
  return `https://waze.com/ul?${target}&navigate=yes`;
}
