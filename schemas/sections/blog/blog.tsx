import { Box } from '#web/ui/box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { PostList } from './post-list.tsx';

/** Articles, and the way to all topics. Nothing when the clinic publishes none. */
export default function Blog(props: SectionProps<'blog'>) {
  const { _key, anchorId, variant, mode, surface, header, count, isOff, posts } = props;
  if (isOff || !posts?.length) return null;
  const titleId = `titulo-${_key}`;
  const shown = mode === 'selected' ? posts : posts.slice(0, count ?? 3);
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <PostList variant={variant} posts={shown} />
      <Box $mt={16}>
        <LinkButton href="/topics" variant="outline">
          Ver todos os temas
        </LinkButton>
      </Box>
    </SectionFrame>
  );
}
