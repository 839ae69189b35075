import { MODALITIES, titleOf } from '../../objects/choices.ts';
import type { ServiceItem } from './service-item.ts';

/** "Presencial ou online · cerca de 40 minutos": what helps to plan, in one quiet line. */
export function ServiceFacts({ item: { modalities, durationMinutes } }: { item: ServiceItem }) {
  const ways = (modalities ?? []).map((value) => titleOf(MODALITIES, value).toLocaleLowerCase('pt-BR')).join(' ou ');
  const facts = [
    ways && ways.charAt(0).toLocaleUpperCase('pt-BR') + ways.slice(1),
    durationMinutes ? `cerca de ${durationMinutes} minutos` : '',
  ].filter(Boolean);
  return facts.length > 0 ? <p className="facts">{facts.join(', ')}</p> : null;
}
