import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { FeatureCards } from './feature-cards.tsx';
import { FeatureLayout } from './feature-layout.tsx';
import { FeatureList } from './feature-list.tsx';
import { FeatureStories } from './feature-stories.tsx';

const bodies = { '1': FeatureList, '2': FeatureCards, '3': FeatureStories } as const;

/** Services, steps or facts: as icons and text (1), cards with a picture (2) or wide pictures with a card over them (3). */
export default function Features({ _key, anchorId, variant, surface, header, items }: SectionProps<'features'>) {
  const titleId = `titulo-${_key}`;
  const Body = bodies[variant] ?? FeatureList;
  // An even number of icons fills two columns beside the header; an odd one would leave a hole there.
  const isBeside = variant === '1' && (items?.length ?? 0) % 2 === 0;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <FeatureLayout isBeside={isBeside}>
        <SectionHeader id={titleId} {...header} />
        <Body items={items ?? []} />
      </FeatureLayout>
    </SectionFrame>
  );
}
