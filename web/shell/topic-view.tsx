import { Container } from '../ui/container.tsx';
import { Box } from '../ui/box.tsx';
import { Text } from '../ui/text.tsx';
import type { TopicDetails } from './content.ts';
import { PageHead } from './page-head.tsx';
import { PostList } from './post-list.tsx';

/** One topic and its articles, newest first (R3). */
export function TopicView({ topic, timeZone }: { topic: TopicDetails; timeZone: string | undefined }) {
  return (
    <>
      <PageHead steps={[{ href: '/topics', label: 'Temas de saúde' }]} title={topic.title} lead={topic.description} />
      <Container>
        <Box $py={16}>
          {topic.posts.length > 0 ? (
            <PostList posts={topic.posts} timeZone={timeZone} level={2} />
          ) : (
            <Text>Nenhum artigo neste tema.</Text>
          )}
        </Box>
      </Container>
    </>
  );
}
