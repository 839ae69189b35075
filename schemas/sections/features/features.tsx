import { styled } from 'styled-components';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { headerBeside, SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { FeatureCards } from './feature-cards.tsx';
import { FeatureList } from './feature-list.tsx';
import { FeatureStories } from './feature-stories.tsx';

const Beside = styled.div`
  ${headerBeside}
`;

const bodies = { '1': FeatureList, '2': FeatureCards, '3': FeatureStories } as const;

/** Services, steps or facts: as icons and text (1), cards with a picture (2) or wide pictures with a card over them (3). */
export default function Features({ _key, anchorId, variant, surface, header, items }: SectionProps<'features'>) {
  const titleId = `titulo-${_key}`;
  const Body = bodies[variant] ?? FeatureList;
  // An even number of icons fills two columns beside the header; an odd one would leave a hole there.
  const Layout = variant === '1' && (items?.length ?? 0) % 2 === 0 ? Beside : 'div';
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Layout>
        <SectionHeader id={titleId} {...header} />
        <Body items={items ?? []} />
      </Layout>
    </SectionFrame>
  );
}
