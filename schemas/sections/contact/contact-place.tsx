import { addressLines, googleMapsHref, wazeHref } from '#web/shell/places.ts';
import { editMark } from '#web/ui/edit-mark.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { ACCESSIBILITY_FEATURES, titleOf } from '../../objects/choices.ts';
import type { Clinic } from './clinic.ts';

/** As a part of a sentence: only the first letter changes, "Libras" keeps its capital. */
function featureName(value: string): string {
  const title = titleOf(ACCESSIBILITY_FEATURES, value);
  return title.charAt(0).toLocaleLowerCase('pt-BR') + title.slice(1);
}

/** Address, routes, parking and accessibility of the place. */
export function ContactPlace({ clinic }: { clinic: Clinic }) {
  const { address, parking, accessibilityFeatures } = clinic;
  if (!address) return null;
  const features = (accessibilityFeatures ?? []).map(featureName).filter(Boolean);
  return (
    <div className="block">
      <h3>
        <Icon name="location" /> Endereço
      </h3>
      <address {...editMark(address)}>
        {addressLines(address).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {address.referencePoint ? <p className="soft">{address.referencePoint}</p> : null}
      </address>
      <div className="links">
        <SmartLink href={googleMapsHref(clinic)}>Traçar rota no Google Maps</SmartLink>
        <SmartLink href={wazeHref(clinic)}>Abrir no Waze</SmartLink>
      </div>
      {parking ? <p className="soft">Estacionamento: {parking}</p> : null}
      {features.length > 0 ? <p className="soft">Acessibilidade: {features.join(', ')}.</p> : null}
    </div>
  );
}
