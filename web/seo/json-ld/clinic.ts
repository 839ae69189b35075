import type { MedicalClinic, PropertyValue, WebSite } from 'schema-dts';
import { ACCESSIBILITY_FEATURES, titleOf } from '#schemas/objects/choices.ts';
import { imageUrl } from '#web/content/image-url.ts';
import type { Settings } from '#web/shell/content.ts';
import { googleMapsHref } from '#web/shell/places.ts';
import { formatCnpj } from '#web/ui/formats/registry.ts';
import { absolute, CLINIC_ID, SITE_ID } from './ids.ts';
import { known } from './known.ts';
import { openingHoursNodes, specialHoursNodes } from './opening-hours.ts';
import { personNode } from './person.ts';

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
    '@id': CLINIC_ID,
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

/** The site as a whole. */
export function siteNode({ tradeName }: Settings): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': SITE_ID,
    url: absolute('/'),
    name: tradeName,
    inLanguage: 'pt-BR',
    publisher: { '@id': CLINIC_ID },
  };
}
