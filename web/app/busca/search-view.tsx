import type { Metadata } from 'next';
import { stegaClean } from 'next-sanity';
import { styled } from 'styled-components';
import type { Settings } from '#schemas/content.ts';
import { headTexts } from '#schemas/documents/head.ts';
import { getSettings } from '#web/content/documents.ts';
import { SEARCH } from '#web/content/route-of.ts';
import { waysToAsk } from '#web/content/booking.ts';
import { siteContent } from '#web/replica/site-content.ts';
import { NOTHING, searchTitle } from '#web/search/search-result.ts';
import { searchIndex } from '#web/search/site-search.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { LivePage } from '#web/shell/live-page.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { EmergencyNotice } from '#web/ui/emergency-notice.tsx';
import { hoursSummary } from '#web/ui/formats/hours.ts';
import { openClock } from '#web/ui/formats/open-now.ts';
import { HeadSearch } from '#web/ui/head-search.tsx';
import { HoursTable } from '#web/ui/hours-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Container } from '#web/ui/layout.tsx';
import { OpenNow } from '#web/ui/open-now.tsx';
import { SEARCH_FIELD } from '#web/ui/search-field.ts';
import { SearchForm } from '#web/ui/search-form.tsx';
import { from, measure, radius, sectionSpace, space, theme, type, weight } from '#web/ui/tokens.ts';
import { SearchResultsIsland } from './search-islands.tsx';

const Results = styled.div`
  display: grid;
  align-content: start;
  min-height: 70svh;
  gap: ${space(16)};
  padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) ${sectionSpace};

  section:not(.nothing) {
    display: grid;
    gap: ${space(6)} ${space(16)};
    ${from('gridLg')} {
      grid-template-columns: 3fr 9fr;
    }
  }
  h2 {
    display: flex;
    align-items: center;
    align-self: start;
    gap: ${space(5)};
    font-size: ${type.h4};
    font-weight: ${weight.title};
    line-height: 1.4;
  }
  h2 svg {
    flex: none;
    color: ${theme.tone.tintInk};
  }
  article {
    position: relative;
    display: grid;
    gap: ${space(3)};
    max-width: ${measure.text};
    padding-block: ${space(8)};
    border-block-start: 1px solid ${theme.tone.line};
  }
  h3 {
    font-size: 1.125rem;
    font-weight: ${weight.label};
    line-height: 1.4;
  }
  /* The whole result leads there. */
  h3 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  .identification,
  .text,
  .partial {
    color: ${theme.tone.inkSoft};
  }
  .text {
    font-size: ${type.small};
  }
  .way {
    display: inline-flex;
    align-items: center;
    gap: ${space(3)};
    color: ${theme.tone.link};
    font-size: ${type.small};
    font-weight: ${weight.label};
  }
  mark {
    border-radius: 2px;
    background: ${theme.tone.warningTint};
    color: ${theme.tone.ink};
  }
  .hours {
    display: grid;
    gap: ${space(6)};
    max-width: 26rem;
  }
  .nothing,
  aside {
    display: grid;
    gap: ${space(8)};
    max-width: ${measure.text};
  }
  .emergency {
    display: grid;
    max-width: ${measure.text};
    gap: ${space(3)};
    padding: ${space(8)} ${space(10)};
    border-radius: ${radius.card};
    background: ${theme.tone.warningTint};
    font-size: ${type.small};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(5)};
  }
  .ways a,
  .suggestions a {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    min-height: 2.75rem;
    padding: ${space(3)} ${space(8)};
    border: 1px solid ${theme.tone.edge};
    border-radius: ${radius.control};
    color: ${theme.tone.ink};
    font-weight: ${weight.label};
    text-decoration: none;
  }
  .ways a:hover,
  .suggestions a:hover {
    background: ${theme.tone.tint};
  }
  .nothing .suggestions {
    margin-block-start: ${space(12)};
  }
  .suggestions {
    display: grid;
    gap: ${space(6)};
  }
  .suggestions ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
  }
`;

/** When the clinic is open, now and in the week. */
function Hours({ hours }: { readonly hours: NonNullable<Settings['hours']> }) {
  return (
    <section aria-labelledby="horario">
      <h2 id="horario">
        <Icon name="clock" size={22} />
        Horário
      </h2>
      <div className="hours">
        <p>
          <OpenNow clock={openClock(hours)}>{hoursSummary(hours.openingHours)}</OpenNow>
        </p>
        <HoursTable openingHours={hours.openingHours ?? []} departmentsToday={hours.departmentsToday} />
      </div>
    </section>
  );
}

/** What people come to a clinic's site for; shown are those that find something here. */
const SUGGESTIONS = [
  'Preparo de exame',
  'Convênios',
  'Valores',
  'Resultados',
  'Endereço e horário',
  'Agendar consulta',
];

/** No search engine lists a search. */
export async function searchMetadata(words = ''): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, { path: SEARCH, title: searchTitle(words), noindex: true });
}

/** The search over everything on the site (U1). It finds what is published, also in a preview. */
export async function SearchView({ words = '' }: { readonly words?: string }) {
  const [{ data: settings }, { replica }] = await Promise.all([getSettings(), siteContent()]);
  const index = searchIndex(replica);
  const search = { first: words === '' ? NOTHING : index.search(words), firstWords: words.trim() };
  return (
    <>
      {/* A refresh would bring the search without words, in place of one that was answered. */}
      <LivePage path={SEARCH} refreshes={words === ''} />
      <PageHead
        title="Busca"
        tools={
          <search>
            <HeadSearch>
              <SearchForm id={SEARCH_FIELD} label="O que você procura?" words={words} />
            </HeadSearch>
          </search>
        }
      />
      <Container>
        <Results id="resultados-da-busca">
          <SearchResultsIsland
            {...search}
            plans={index.namesOf('plan')}
            services={index.namesOf('service')}
            suggestions={SUGGESTIONS.filter((suggestion) => index.search(suggestion).groups.length > 0)}
            {...waysToAsk(settings)}
            titleTemplate={headTexts(stegaClean(settings), { path: SEARCH, title: '%s' }).title}
            hours={settings?.hours ? <Hours hours={settings.hours} /> : null}
          >
            {settings ? (
              <div className="emergency">
                <EmergencyNotice clinic={settings} />
              </div>
            ) : null}
          </SearchResultsIsland>
        </Results>
      </Container>
    </>
  );
}
