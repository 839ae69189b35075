import { LinkButton } from '#web/ui/button.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { Icon } from '#web/ui/icon.tsx';
import { addressLines, googleMapsHref, wazeHref } from '../../documents/site-settings/address.ts';
import { ACCESSIBILITY_FEATURES, titleOf } from '../../objects/choices.ts';
import type { SectionProps } from '../index.ts';

/** The clinic as the section's query gives it. */
export type Clinic = NonNullable<SectionProps<'hoursLocation'>['clinic']>;

/** “Rampa de acesso, banheiro acessível”. */
const listed = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((text) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1))]
    .filter(Boolean)
    .join(', ');

/** How to get there: the address to read and to copy, routes in the visitor's own map, parking and access. */
export function PlaceCard({ clinic }: { clinic: Clinic }) {
  const { address, parking, publicTransport, accessibilityFeatures } = clinic;
  if (!address) return null;
  const lines = addressLines(address);
  const facts = [
    ['Estacionamento', parking],
    ['Transporte', publicTransport],
    ['Acessibilidade', listed((accessibilityFeatures ?? []).map((value) => titleOf(ACCESSIBILITY_FEATURES, value)))],
  ].filter(([, text]) => text);
  return (
    <div className="block place">
      <div>
        <h3>
          <Icon name="location" /> Endereço
        </h3>
        <address {...editMark(address)}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {address.referencePoint ? <p className="soft">{address.referencePoint}</p> : null}
        </address>
        <div className="actions">
          <LinkButton href={googleMapsHref(clinic)} small>
            <Icon name="route" size={18} /> Traçar rota
          </LinkButton>
          <LinkButton href={wazeHref(clinic)} variant="soft" small>
            Abrir no Waze
          </LinkButton>
          {/* web/behaviours/page-buttons.ts copies it. */}
          <button type="button" className="copy" data-clipboard={lines.join(', ')} data-done="Endereço copiado">
            <span aria-live="polite">Copiar endereço</span>
          </button>
        </div>
      </div>
      {facts.length > 0 ? (
        <dl className="facts">
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
