import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { ServiceCards } from './service-cards.tsx';
import { ServiceRows } from './service-rows.tsx';

const bodies = { cartoes: ServiceCards, lista: ServiceRows } as const;

/** What the clinic attends, each with its own page. */
export default function Services({ _key, anchorId, variant, surface, header, items }: SectionProps<'services'>) {
  const titleId = `titulo-${_key}`;
  const Body = bodies[variant] ?? ServiceCards;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <Body items={items ?? []} />
    </SectionFrame>
  );
}
