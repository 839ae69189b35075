import { styled } from 'styled-components';
import { Actions, type Action } from '#web/ui/actions.tsx';
import { Heading, Text } from '#web/ui/text.tsx';
import { HeadSearch } from '#web/ui/head-search.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { from, space } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(20)} clamp(2rem, 5vw, 5rem);
  align-items: center;
  ${from('gridLg')} {
    min-height: 26rem;
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  }
  .words {
    display: grid;
    gap: ${space(9)};
    justify-items: start;
  }
`;

const ways: readonly Action[] = [
  { _key: 'home', label: 'Voltar ao início', style: 'primary', link: { href: '/' } },
  { _key: 'team', label: 'Ver profissionais', style: 'secondary', link: { href: '/profissional' } },
];

/** The page for an address that leads nowhere (E1). The English line is for robots and for whoever reports the error. */
export default function NotFoundBanner(props: Omit<SectionProps<'notFoundBanner'>, '_type'>) {
  const { _key, anchorId, title, text, ctas, drawing } = props;
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} labelledBy={titleId}>
      <Root>
        <div className="words">
          <Heading level={1} id={titleId}>
            {title}
          </Heading>
          {text ? (
            <Text $size="lead" $soft>
              {text}
            </Text>
          ) : null}
          <HeadSearch>
            <SearchForm id={`busca-${_key}`} label="O que você procura?" />
          </HeadSearch>
          <Actions ctas={ctas?.length ? ctas : ways} />
          <Text $size="small" $soft>
            Erro 404: <span lang="en">This page could not be found</span>
          </Text>
        </div>
        <Illustration name={drawing ?? 'forest'} ratio={640 / 400} />
      </Root>
    </SectionFrame>
  );
}
