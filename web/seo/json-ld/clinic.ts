import type { MedicalClinic, PropertyValue, WebSite, OpeningHoursSpecification } from 'schema-dts';
import { ACCESSIBILITY_FEATURES, titleOf } from '#schemas/objects/choices.ts';
import type { Settings } from '#schemas/content.ts';
import { googleMapsHref } from '#schemas/documents/site-settings/address.ts';
import { imageUrl } from '#web/ui/image-url.ts';
import { formatCnpj } from '#web/ui/formats/identifiers.ts';
import { SEARCH } from '#web/content/route-of.ts';
import { absolute } from './json-ld.tsx';
import { CLINIC_ID, known } from '#schemas/documents/json-ld.ts';
import { personNode } from '#schemas/documents/professional/person-node.ts';

type Node = Exclude<OpeningHoursSpecification, string>;

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The week; a lunch break makes two entries of one day. Departments have hours of their own and are left out. */
function openingHoursNodes(hours: Settings['hours']): Node[] {
  return (hours?.openingHours ?? [])
    .filter(({ department }) => !department)
    .flatMap(({ days, intervals }) =>
      (intervals ?? []).map(({ opens, closes }): Node => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: names.filter((name) => days?.some((day) => day === name.toLowerCase())),
        opens,
        closes,
      })),
    );
}

/** Holidays and shortened days of the clinic; a department's own are left out. Closed is written as a day that opens and closes at midnight. */
function specialHoursNodes(hours: Settings['hours']): Node[] {
  const dates = (hours?.specialDates ?? []).filter(({ department }) => !department);
  return dates.flatMap(({ date, until, label, status, intervals }) => {
    const times = status === 'fechado' ? [{ opens: '00:00', closes: '00:00' }] : (intervals ?? []);
    return times.map(({ opens, closes }): Node => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: until || date,
      opens,
      closes,
      ...known({ name: label }),
    }));
  });
}

function identifier(name: string, value: string): Exclude<PropertyValue, string> {
  return { '@type': 'PropertyValue', name, value };
}

/** Paths of the lake's pictures are paths of this site. */
function logoOf({ logo }: Settings): string | undefined {
  if (!logo?.asset) return undefined;
  const url = imageUrl({ ...logo, asset: logo.asset }, { width: 512 });
  return url.startsWith('/') ? absolute(url) : url;
}

/**
 * The clinic, on every page. Never ratings or reviews: search engines do not show a clinic's own, and the councils
 * forbid them (CFM 2.336/2023). Nor specialties: they are of people with an RQE (CFM 2.336/2023, art. 4).
 */
export function clinicNode(settings: Settings): Exclude<MedicalClinic, string> {
  const { address, geo, phones, crmRegistration, cnes, technicalDirector, whatsapp } = settings;
  const phone = phones?.[0]?.number;
  return {
    '@type': 'MedicalClinic',
    '@id': absolute(CLINIC_ID),
    name: settings.tradeName,
    url: absolute('/'),
    currenciesAccepted: 'BRL',
    ...known({
      legalName: settings.legalName,
      taxID: settings.cnpj ? formatCnpj(settings.cnpj) : undefined,
      logo: logoOf(settings),
      telephone: phone,
      email: settings.email,
      address: address
        ? {
            '@type': 'PostalAddress' as const,
            streetAddress: [`${address.street}, ${address.number}`, address.complement, address.district]
              .filter(Boolean)
              .join(', '),
            addressLocality: address.city,
            addressRegion: address.uf,
            postalCode: address.cep,
            addressCountry: 'BR',
          }
        : undefined,
      areaServed: address ? `${address.city}/${address.uf}` : undefined,
      hasMap: address ? googleMapsHref(settings) : undefined,
      geo:
        geo && geo.lat !== null && geo.lng !== null
          ? { '@type': 'GeoCoordinates' as const, latitude: geo.lat, longitude: geo.lng }
          : undefined,
      openingHoursSpecification: openingHoursNodes(settings.hours),
      specialOpeningHoursSpecification: specialHoursNodes(settings.hours),
      contactPoint:
        (whatsapp?.number ?? phone)
          ? {
              '@type': 'ContactPoint' as const,
              contactType: 'agendamento',
              telephone: whatsapp?.number || phone || '',
              availableLanguage: 'pt-BR',
            }
          : undefined,
      identifier: [
        ...(crmRegistration ? [identifier(`Registro CRM-${crmRegistration.uf}`, crmRegistration.number)] : []),
        ...(cnes ? [identifier('CNES', cnes)] : []),
      ],
      amenityFeature: (settings.accessibilityFeatures ?? []).map((feature) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name: titleOf(ACCESSIBILITY_FEATURES, feature) || feature,
        value: true,
      })),
      sameAs: (settings.socials ?? []).map(({ url }) => url),
      employee: technicalDirector ? [personNode(technicalDirector)] : undefined,
    }),
  };
}

/** Search engines may send people straight to what they searched for. */
const searchAction = {
  '@type': 'SearchAction' as const,
  target: { '@type': 'EntryPoint' as const, urlTemplate: `${absolute(SEARCH)}?q={words}` },
  'query-input': 'required name=words',
};

/** The site as a whole. */
export function siteNode({ tradeName }: Settings): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#site'),
    url: absolute('/'),
    name: tradeName,
    inLanguage: 'pt-BR',
    publisher: { '@id': absolute(CLINIC_ID) },
    potentialAction: searchAction,
  };
}
