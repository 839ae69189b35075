import { styled } from 'styled-components';
import { Container } from '#web/ui/layout.tsx';
import { Heading, Text } from '#web/ui/text.tsx';
import { isIconName } from '#web/ui/icon-names.ts';
import { IconTile } from '#web/ui/icon-tile.tsx';
import { PanoramaHead } from '#web/ui/panorama-head.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { duration, ease, from, phone, radius, sectionSpace, space, theme, type, weight } from '#web/ui/tokens.ts';
import type { TopicsIndex } from '#schemas/content.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PostList } from '#web/shell/post-list.tsx';

const Body = styled.div`
  display: grid;
  gap: clamp(3rem, 2rem + 5vw, 6rem);
  padding-block: clamp(2rem, 1rem + 4vw, 4rem) ${sectionSpace};

  section {
    display: grid;
    gap: ${space(14)};
  }
  .topics {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: ${space(10)};
  }
  .topics li {
    position: relative;
    display: grid;
    gap: ${space(3)};
    align-content: start;
    padding: ${space(10)};
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
    transition: border-color ${duration.calm} ${ease};
  }
  .topics li:hover {
    border-color: ${theme.tone.edge};
  }
  /* On a phone beside the words, which it does not push down. */
  ${phone} {
    .topics li {
      grid-template-columns: auto 1fr;
      column-gap: ${space(8)};
    }
    .topics :is(h3, p) {
      grid-column: 2;
    }
    .topics li {
      padding: ${space(8)};
    }
    .topics li > span {
      grid-row: 1 / span 3;
      align-self: start;
    }
    .topics p {
      font-size: ${type.small};
      line-height: 1.4;
    }
    && .topics h3 {
      margin: 0;
    }
  }
  .topics h3 {
    margin-block-start: ${space(4)};
    font-size: ${type.h4};
    font-weight: ${weight.title};
    line-height: 1.4;
  }
  .topics a {
    color: ${theme.tone.ink};
    text-decoration: none;
  }
  .topics a::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
    content: '';
  }
  .topics p {
    color: ${theme.tone.inkSoft};
  }
  .articles ul {
    ${from('gridLg')} {
      grid-template-columns: 1fr 1fr;
      column-gap: ${space(32)};
    }
  }
  .articles li:first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  /* The newest has the row for itself. */
  .articles li:first-child:nth-last-child(odd) article > :is(svg, img) {
    ${from('gridLg')} {
      width: 26rem;
    }
  }
  .articles li:first-child:nth-last-child(odd) h3 {
    ${from('gridLg')} {
      font-size: ${type.h2};
      line-height: 1.2;
    }
  }
`;

/** Health topics and the newest articles of all (R3). */
export function TopicsView({ index, timeZone }: { index: TopicsIndex; timeZone: string | undefined }) {
  const { topics, newest } = index;
  return (
    <>
      <PanoramaHead>
        <PageHead
          title="Temas de saúde"
          lead="Textos da equipe para entender consultas, exames e cuidados. Não substituem a consulta."
        />
      </PanoramaHead>
      <Container>
        <Body>
          <section aria-labelledby="temas">
            <Heading level={2} size="h3" id="temas">
              Temas
            </Heading>
            {topics.length > 0 ? (
              <ul className="plain-list topics">
                {topics.map(({ _id, icon, slug, title, description, posts }) => (
                  <li key={_id}>
                    <IconTile name={isIconName(icon) ? icon : 'leaf'} />
                    <h3>
                      <SmartLink href={`/topics/${slug}`}>{title}</SmartLink>
                    </h3>
                    <p>{description}</p>
                    <p>{posts === 1 ? '1 artigo' : `${posts} artigos`}</p>
                  </li>
                ))}
              </ul>
            ) : (
              <Text>Ainda não há temas.</Text>
            )}
          </section>
          {newest.length > 0 ? (
            <section className="articles" aria-labelledby="artigos">
              <Heading level={2} size="h3" id="artigos">
                Artigos mais recentes
              </Heading>
              <PostList posts={newest} timeZone={timeZone} level={3} />
            </section>
          ) : null}
        </Body>
      </Container>
    </>
  );
}
