'use client';

import { useLiveContent } from '../live/use-live-content.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { matchesWords, searchable } from '../ui/search-words.ts';
import { inGroups } from './in-groups.ts';
import { searchResult, useListSearch } from './list-search.tsx';
import { ProfessionalCard } from './professional-card.tsx';
import type { ProfessionalEntry } from './professional-entry.ts';
import { SearchField } from './search-field.tsx';

type Entries = readonly ProfessionalEntry[];

interface ProfessionalResultsProps {
  /** Everyone who attends, as the server rendered it. */
  readonly first: Entries;
}

const all = (entries: Entries) => entries;

/** Everyone, as it is now, and of these whom the search finds. */
function useProfessionals(first: Entries) {
  const { words } = useListSearch();
  const { data } = useLiveContent('professionals', first, all);
  const sought = searchable(words);
  return { words, everyone: data, found: data.filter((person) => matchesWords(person.words, sought)) };
}

/** The search over the professionals (R2). */
export function ProfessionalSearch({ first }: ProfessionalResultsProps) {
  const { words, everyone, found } = useProfessionals(first);
  return (
    <SearchField
      id="profissionais-busca"
      action="/profissional"
      label="Buscar por nome, profissão ou área"
      button="Buscar"
      content="professionals"
    >
      {searchResult(words, found.length, everyone.length)}
    </SearchField>
  );
}

/** Who attends, by area: whom the search finds, as it is now. */
export function ProfessionalResults({ first }: ProfessionalResultsProps) {
  const { words, found } = useProfessionals(first);
  const { settle } = useListSearch();
  const groups = inGroups(found, ({ area }) => area, 'Outras áreas');
  return (
    <>
      {groups.map(({ id, name, heading, items }) => {
        const anchor = heading?.anchor ?? 'area';
        return (
          // Links to the id, which was the address before, still lead here.
          <section key={id} id={id && id !== anchor ? id : undefined} aria-labelledby={anchor}>
            <h2 id={anchor}>{name}</h2>
            <ul className="plain-list">
              {items.map((person) => (
                <li key={person.id}>
                  <ProfessionalCard person={person} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {groups.length === 0 ? <p>Nenhum profissional encontrado.</p> : null}
      {words === '' ? null : (
        <p>
          <SmartLink
            href="/profissional"
            onClick={(event) => {
              event.preventDefault();
              settle('');
            }}
          >
            Ver todos os profissionais
          </SmartLink>
        </p>
      )}
    </>
  );
}
