import { styled } from 'styled-components';
import { Container } from '#web/ui/layout.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { formatDate } from '#web/ui/formats/dates.ts';
import { Heading } from '#web/ui/text.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { TextContents, textContentsStyle } from '#web/ui/text-contents.tsx';
import { from, headerHeight, sectionSpace, space, theme, type, weight } from '#web/ui/tokens.ts';
import type { PostDetails, Settings } from '#schemas/content.ts';
import { articleDrawing } from '#schemas/objects/drawings.ts';
import { IdentificationBlock } from '#schemas/documents/professional/identification-block.tsx';
import { shownName } from '#schemas/documents/professional/identification.ts';
import { bookingLink, professionalBooking } from '#web/content/booking.ts';
import { NextStep } from '#web/shell/detail-page.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { PostList, readingMinutes } from '#web/shell/post-list.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space(24)} clamp(2rem, 5vw, 5rem);
  padding-block: clamp(2rem, 1rem + 4vw, 4rem) ${sectionSpace};
  .text {
    display: grid;
    gap: inherit;
    ${from('gridLg')} {
      grid-template-columns: 8fr 4fr;
    }
  }
  .story,
  .facts,
  .facts > div {
    display: grid;
    gap: ${space(12)};
    align-content: start;
  }
  .facts > div {
    gap: ${space(3)};
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${theme.tone.line};
  }
  /* They stay while one reads: a box that sticks goes as far as the grid around it, so that holds the text alone. */
  .facts {
    ${from('gridLg')} {
      position: sticky;
      inset-block-start: calc(${headerHeight.wide} + ${space(12)});
      align-self: start;
    }
  }
  ${textContentsStyle}
  h2.label {
    font-size: ${type.small};
    font-weight: ${weight.label};
    color: ${theme.tone.inkSoft};
  }
  .notice {
    padding: ${space(8)} ${space(10)};
    border-inline-start: 3px solid ${theme.tone.tintInk};
    background: ${theme.tone.tint};
  }
  .related {
    display: grid;
    gap: ${space(12)};
  }
`;

/** Of somebody who left there is none. */
const profileOf = ({ slug, status }: NonNullable<PostDetails['reviewedBy']>) =>
  slug && status !== 'ex-membro' ? `/profissional/${slug}` : undefined;

interface PostViewProps {
  readonly post: PostDetails;
  readonly settings: Settings | null;
}

/** One article: the text, and beside it who answers for it, when it was checked and on what it rests (R3). */
export function PostView({ post, settings }: PostViewProps) {
  const timeZone = settings?.hours?.timeZone ?? undefined;
  const isNews = post.kind === 'noticia';
  const { title, excerpt, topic, author, reviewedBy, reviewedAt, publishedAt, words, sources, related, newest } = post;
  const more = related.length > 0 ? related : newest;
  // Who wrote it answers for its subject; news are the clinic's own.
  const withAuthor = settings && !isNews && author?.status === 'ativo' ? professionalBooking(author, settings) : null;
  return (
    <article>
      <PageHead
        steps={[
          { href: '/topics', label: 'Temas de saúde' },
          { href: `/topics/${topic.slug}`, label: topic.title },
        ]}
        title={title}
        lead={excerpt}
        drawing={post.cover?.asset ? null : articleDrawing(topic?.icon, post.slug)}
        drawingBelow
      >
        <p>
          <Dotted
            parts={[
              `Por ${author ? shownName(author) : 'equipe da clínica'}`,
              `${readingMinutes(words)} min de leitura`,
            ]}
          />
        </p>
      </PageHead>
      <Container>
        <Root>
          <div className="text">
            <div className="story">
              {post.cover?.asset ? (
                <Picture
                  picture={post.cover}
                  width={760}
                  ratio={3 / 2}
                  sizes="(min-width: 992px) 760px, 100vw"
                  priority
                />
              ) : null}
              {post.body?.length ? <RichText value={post.body} hasAnchors /> : null}
              {isNews ? null : (
                <p className="notice">
                  {settings?.disclaimer ??
                    'As informações deste site têm caráter informativo e não substituem a consulta.'}
                </p>
              )}
            </div>
            <aside className="facts" aria-label="Sobre este artigo">
              <TextContents value={post.body ?? []} level="h2" />
              {isNews ? (
                <p {...editMark(post, 'kind')}>
                  <Chip>Notícia da clínica</Chip>
                </p>
              ) : null}
              <div>
                <h2 className="label">Publicado em</h2>
                <p>
                  <time dateTime={publishedAt} {...editMark(post, 'publishedAt')}>
                    {formatDate(publishedAt, timeZone)}
                  </time>
                </p>
              </div>
              <div>
                <h2 className="label">Escrito por</h2>
                {author ? (
                  <IdentificationBlock professional={author} href={profileOf(author)} />
                ) : (
                  <p>Equipe da clínica</p>
                )}
              </div>
              {reviewedBy && !isNews ? (
                <div>
                  <h2 className="label">Revisado por</h2>
                  <IdentificationBlock professional={reviewedBy} href={profileOf(reviewedBy)} />
                  {reviewedAt ? <p {...editMark(post, 'reviewedAt')}>em {formatDate(reviewedAt, timeZone)}</p> : null}
                </div>
              ) : null}
              {sources?.length ? (
                <div>
                  <h2 className="label">Fontes</h2>
                  <ul className="plain-list">
                    {sources.map((source) => (
                      <li key={source._key}>
                        {source.url ? <SmartLink href={source.url}>{source.title}</SmartLink> : source.title}
                      </li>
                    ))}
                  </ul>
                </div>
              ) : null}
            </aside>
          </div>
          {more.length > 0 ? (
            <section className="related" aria-labelledby="mais">
              <Heading level={2} size="h3" id="mais">
                {related.length > 0 ? `Mais sobre ${topic.title.toLocaleLowerCase('pt-BR')}` : 'Leia também'}
              </Heading>
              <PostList posts={more} timeZone={timeZone} level={3} />
            </section>
          ) : null}
        </Root>
      </Container>
      <NextStep
        title={withAuthor && author ? `Quer conversar com ${shownName(author)}?` : 'Quer conversar com a clínica?'}
        first={withAuthor ?? (settings && bookingLink(settings))}
        settings={settings}
      />
    </article>
  );
}
