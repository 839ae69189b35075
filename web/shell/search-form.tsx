import { styled } from 'styled-components';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { radius, space, theme, type, weight } from '../ui/tokens.ts';
import { ListFilter } from './list-filter.tsx';

const Root = styled.form`
  display: grid;
  gap: ${space(4)};
  width: min(100vw - 2.5rem, 34rem);

  label {
    font-size: ${type.small};
    font-weight: ${weight.label};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
  }
  input {
    flex: 1 1 14rem;
    min-height: 3rem;
    padding: 0 ${space(8)};
    border: 1px solid ${theme.tone.edge};
    border-radius: ${radius.control};
    background: ${theme.tone.card};
    color: ${theme.tone.ink};
  }
  output {
    min-height: 1.6em;
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
`;

interface SearchFormProps {
  /** Path that answers the search without script; takes the words as `?q=`. */
  readonly action: string;
  readonly label: string;
  /** Id of the list that is filtered at once, where there is script. Its entries carry `data-words`. */
  readonly list: string;
  readonly words?: string;
}

/** A search over a list of the page: filters at once; without script the form asks the server. */
export function SearchForm({ action, label, list, words }: SearchFormProps) {
  const id = `${list}-busca`;
  return (
    <search>
      <Root action={action} data-filters={list}>
        <label htmlFor={id}>{label}</label>
        <div>
          <input id={id} type="search" name="q" defaultValue={words} autoComplete="off" maxLength={60} />
          <Button type="submit" variant="outline">
            <Icon name="search" size={20} />
            Buscar
          </Button>
        </div>
        <output htmlFor={id} />
        <ListFilter />
      </Root>
    </search>
  );
}
