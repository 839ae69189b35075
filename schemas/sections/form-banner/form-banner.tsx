import { styled } from 'styled-components';
import { LinkButton } from '#web/ui/button.tsx';
import { fieldStyle } from '#web/ui/field-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { from, shadow, space, theme, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

/** The portal of results. Protocol and birth date are typed there, never here. */
function ResultsEntry({ portal }: Pick<SectionProps<'formBanner'>, 'portal'>) {
  if (!portal?.url) return <p className="soft">O resultado é entregue na recepção.</p>;
  return (
    <>
      <LinkButton href={portal.url}>
        <Icon name="document" size={20} /> {portal.label || 'Acessar resultados'}
      </LinkButton>
      <p className="soft">{portal.instructions || 'Você será direcionado ao portal de resultados.'}</p>
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(20)} clamp(2rem, 6vw, 6rem);
  align-items: center;
  ${from('gridLg')} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
  header {
    margin-block-end: ${space(10)};
  }
  form {
    display: grid;
    gap: ${space(5)};
    max-width: 38rem;
  }
  .field {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(5)};
  }
  label {
    font-weight: ${weight.label};
  }
  input {
    ${fieldStyle}
    flex: 1 1 10rem;
    width: auto;
    min-width: 0;
    min-height: 3.5rem;
  }
  .field button {
    min-height: 3.5rem;
  }
  .soft {
    max-width: 44ch;
    margin-block-start: ${space(6)};
    color: ${theme.tone.inkSoft};
  }
  .art,
  .examples {
    display: none;
    ${from('gridLg')} {
      display: block;
    }
  }
  .examples a {
    margin: ${space(5)} ${space(8)} 0 0;
    display: inline-block;
  }
  /* Its wall has the colour of the band. */
  .art > div {
    box-shadow: ${shadow};
  }
`;

/** One field, or one button, that leads to what people came for; no search where there is nothing to find. */
export default function FormBanner(props: SectionProps<'formBanner'>) {
  const { _key, anchorId, variant, surface, header, placeholder, portal, exams } = props;
  const titleId = `titulo-${_key}`;
  const isSearch = variant !== 'resultados';
  if (isSearch && exams.length === 0) return null;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Root>
        <div>
          <SectionHeader id={titleId} {...header} />
          {isSearch ? (
            <>
              <SearchForm id={`campo-${_key}`} label="Nome do exame" placeholder={placeholder ?? undefined} />
              <p className="examples">
                {exams.map(({ _id, title, slug }) => (
                  <SmartLink key={_id} href={`/exames/${slug}`}>
                    {title}
                  </SmartLink>
                ))}
              </p>
            </>
          ) : (
            <ResultsEntry portal={portal} />
          )}
        </div>
        <div className="art">
          <Illustration name={isSearch ? 'at-home' : 'papers'} ratio={4 / 3} />
        </div>
      </Root>
    </SectionFrame>
  );
}
