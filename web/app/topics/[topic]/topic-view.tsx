import { styled } from 'styled-components';
import { Container } from '#web/ui/layout.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import { sectionSpace, space } from '#web/ui/tokens.ts';
import type { TopicDetails } from '#schemas/content.ts';
import { iconDrawing } from '#schemas/objects/drawings.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PostList } from '#web/shell/post-list.tsx';

const Body = styled.div`
  display: grid;
  gap: ${space(16)};
  justify-items: start;
  padding-block: clamp(2rem, 1rem + 4vw, 4rem) ${sectionSpace};

  & > ul {
    width: 100%;
  }
`;

/** One topic and its articles, newest first (R3). */
export function TopicView({ topic, timeZone }: { topic: TopicDetails; timeZone: string | undefined }) {
  return (
    <>
      <PageHead
        steps={[{ href: '/topics', label: 'Temas de saúde' }]}
        title={topic.title}
        lead={topic.description}
        drawing={iconDrawing(topic.icon)}
        drawingBelow
      />
      <Container>
        <Body>
          {topic.posts.length > 0 ? (
            <PostList posts={topic.posts} timeZone={timeZone} level={2} />
          ) : (
            <Text>Nenhum artigo neste tema.</Text>
          )}
          <LinkButton href="/topics" variant="soft">
            Ver todos os temas
            <Icon name="arrow-right" size={18} />
          </LinkButton>
        </Body>
      </Container>
    </>
  );
}
