import { SEARCH } from '#web/content/route-of.ts';
import { HeadSearch } from '#web/ui/head-search.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MAX_LETTERS } from '#web/ui/search-words.ts';

/** The way to the search from a page that is not what was looked for: a plain form. */
export function SearchForm({ id }: { readonly id: string }) {
  return (
    <search>
      <HeadSearch $variant="outline">
        <form action={SEARCH} aria-label="Busca no site">
          <label htmlFor={id}>O que você procura?</label>
          <div className="field">
            <input id={id} type="search" name="q" autoComplete="off" maxLength={MAX_LETTERS} enterKeyHint="search" />
            <button type="submit">
              <Icon name="search" size={20} />
              Buscar
            </button>
          </div>
        </form>
      </HeadSearch>
    </search>
  );
}
