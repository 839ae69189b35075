import { Heading } from '#web/ui/text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import type { ProfessionalDetails } from '#schemas/content.ts';
import { PostList } from '#web/shell/post-list.tsx';

interface LinksProps {
  readonly id: string;
  readonly title: string;
  readonly base: '/servicos' | '/exames';
  readonly items: readonly { readonly _id: string; readonly title: string; readonly slug: string | null }[];
}

function Links({ id, title, base, items }: LinksProps) {
  const known = items.filter(({ slug }) => slug);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      <ul className="plain-list links">
        {known.map((item) => (
          <li key={item._id}>
            <SmartLink href={`${base}/${item.slug}`}>
              {item.title}
              <Icon name="chevron-right" size={20} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
      <Links id="servicos" title="Serviços em que atende" base="/servicos" items={services} />
      <Links id="exames" title="Exames que realiza" base="/exames" items={exams} />
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
