import { Heading } from '#web/ui/text.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import type { ProfessionalDetails } from '#schemas/content.ts';
import { DetailLinks } from '#web/shell/detail-links.tsx';
import { PostList } from '#web/shell/post-list.tsx';

interface ProfileStoryProps {
  readonly professional: ProfessionalDetails;
  readonly timeZone: string | undefined;
}

/** Who somebody is, what they attend, what they wrote. */
export function ProfileStory({ professional, timeZone }: ProfileStoryProps) {
  const { bio, focusAreas, rqes, services, exams, posts } = professional;
  return (
    <div className="story">
      {bio?.length ? <RichText value={bio} /> : null}
      {/* Only a registered specialist may announce what the specialty treats (CFM 2.336/2023, art. 11 I). */}
      {rqes?.length && focusAreas?.length ? (
        <section aria-labelledby="atuacao">
          <Heading level={2} size="h3" id="atuacao">
            Áreas de interesse
          </Heading>
          <p>{focusAreas.join(', ')}.</p>
        </section>
      ) : null}
      <DetailLinks id="servicos" title="Serviços em que atende" base="/servicos" items={services} />
      <DetailLinks id="exames" title="Exames que realiza" base="/exames" items={exams} />
      {posts.length > 0 ? (
        <section aria-labelledby="artigos">
          <Heading level={2} size="h3" id="artigos">
            Artigos
          </Heading>
          <PostList posts={posts} timeZone={timeZone} level={3} />
        </section>
      ) : null}
    </div>
  );
}
