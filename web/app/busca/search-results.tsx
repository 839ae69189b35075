'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { listed } from '#schemas/objects/appointment-words.ts';
import { IdentificationLine } from '#schemas/documents/professional/identification-block.tsx';
import type { WaysToAsk } from '#web/content/booking.ts';
import { type ContentAnswer, CONTENT_PATH, useContent } from '#web/live/use-content.ts';
import { isAlarm, isOfHours, isPlanName } from '#web/search/search-intent.ts';
import {
  type Found,
  type Kind,
  KINDS,
  NOTHING,
  type Piece,
  type SearchAnswer,
  searchTitle,
} from '#web/search/search-result.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { SEARCH_FIELD } from '#web/ui/search-field.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';

/** Milliseconds that somebody has to rest from typing until the words are looked for. */
const REST_MS = 250;

interface SearchProps {
  /** What the server answered, and to which words. */
  readonly first: SearchAnswer;
  readonly firstWords: string;
}

function useRested(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return words === '' ? '' : rested;
}

const searchField = () => document.getElementById(SEARCH_FIELD) as HTMLInputElement;

/** Has field and address say what is searched for; the way back leads through what was searched. */
function ask(words: string): void {
  const address = new URL(location.href);
  if (words === '') address.searchParams.delete('q');
  else address.searchParams.set('q', words);
  if (address.href !== location.href) history.pushState(null, '', address);
  searchField().value = words;
  dispatchEvent(new Event('popstate'));
}

/** The words in the field, as they are typed (S5). The form is the browser's own. */
function useTyped(first: string): string {
  const [words, setWords] = useState(first);
  useEffect(() => {
    const field = searchField();
    const off = new AbortController();
    const { signal } = off;
    const follow = () => setWords(field.value.trim());
    const goBack = () => {
      field.value = new URLSearchParams(location.search).get('q') ?? '';
      follow();
    };
    const submit = (event: Event) => {
      event.preventDefault();
      ask(field.value.trim());
    };
    follow();
    field.addEventListener('input', follow, { signal });
    field.form?.addEventListener('submit', submit, { signal });
    addEventListener('popstate', goBack, { signal });
    return () => off.abort();
  }, []);
  return words;
}

/** What there is for the words in the field; what was there before while the answer is coming. */
function useSiteSearch({ first, firstWords }: SearchProps) {
  const words = useRested(useTyped(firstWords));
  const path = words === '' ? null : `${CONTENT_PATH}search?q=${encodeURIComponent(words)}`;
  const { data } = useContent<ContentAnswer<SearchAnswer>>(
    path,
    { data: words === firstWords ? first : NOTHING, tags: [] },
    { keepPreviousData: true, revalidateOnFocus: false, revalidateOnMount: words !== firstWords },
  );
  return { words, answer: data.data };
}

function count({ groups }: SearchAnswer): string {
  const found = groups.reduce((sum, group) => sum + group.found.length, 0);
  if (found === 0) return 'Nada encontrado.';
  return found === 1 ? '1 resultado' : `${found} resultados`;
}

const ICONS: Readonly<Record<Kind, IconName>> = {
  person: 'people',
  service: 'stethoscope',
  exam: 'ultrasound',
  plan: 'shield',
  price: 'document',
  reading: 'leaf',
  question: 'conversation',
  page: 'globe',
};

interface ResultsProps extends SearchProps, WaysToAsk {
  /** What to do in an emergency: before all else where the words sound like one. */
  readonly children: ReactNode;
  /** When the clinic is open: before all else where that is asked. */
  readonly hours: ReactNode;
  /** Searches that find something. */
  readonly suggestions: readonly string[];
  /** The title of a page, with `%s` for its own words. */
  readonly titleTemplate: string;
  /** Health plans that the clinic accepts. */
  readonly plans: readonly string[];
  /** Services that it has. */
  readonly services: readonly string[];
}

/** What there is for the words, and what to do in an emergency. */
export function SearchResults({ children, hours, first, firstWords, titleTemplate, ...props }: ResultsProps) {
  const { words, answer } = useSiteSearch({ first, firstWords });
  useEffect(() => {
    document.title = titleTemplate.replaceAll('%s', () => searchTitle(words));
  }, [words, titleTemplate]);
  const isUrgent = isAlarm(words);
  return (
    <>
      {isUrgent ? children : null}
      {isOfHours(words) ? hours : null}
      <Answer words={words} answer={answer} {...props} />
      {isUrgent ? null : children}
    </>
  );
}

interface AnswerProps extends Omit<ResultsProps, 'children' | 'hours' | 'titleTemplate' | keyof SearchProps> {
  readonly words: string;
  readonly answer: SearchAnswer;
}

/** What was found, by kind; whom to ask when nothing was; and what can be searched for before anything is. */
function Answer({ words, answer, suggestions, plans, services, phone, whatsapp }: AnswerProps) {
  const { groups, isPartial } = answer;
  if (words === '') return <Suggestions title="Comece por aqui" items={suggestions} />;
  if (groups.length === 0) {
    return (
      <Nothing words={words}>
        <Has words={words} plans={plans} services={services} />
        <Ways phone={phone} whatsapp={whatsapp} />
        <Suggestions title="Você também pode procurar" items={suggestions} />
      </Nothing>
    );
  }
  return (
    <>
      <output className="partial">{count(answer)}</output>
      {isPartial ? <p className="partial">Nada tem todas as palavras. Isto tem parte delas:</p> : null}
      {groups.map(({ kind, found }) => (
        <section key={kind} aria-labelledby={`busca-${kind}`}>
          <h2 id={`busca-${kind}`}>
            <Icon name={ICONS[kind]} size={22} />
            {KINDS[kind].heading}
          </h2>
          <ul className="plain-list">
            {found.map((result) => (
              <li key={result.href + textOf(result.title)}>
                <Result result={result} kind={kind} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {phone || whatsapp ? (
        <aside aria-labelledby="nao-achou">
          <h2 id="nao-achou">Não é o que você procura?</h2>
          <Ways phone={phone} whatsapp={whatsapp} />
        </aside>
      ) : null}
    </>
  );
}

/** What the clinic has of the kind that was sought: plans, or what it does. */
function Has({ words, plans, services }: Pick<AnswerProps, 'words' | 'plans' | 'services'>) {
  if (isPlanName(words) && plans.length > 0) {
    return <p>Os convênios que a clínica aceita são: {listed(plans)}.</p>;
  }
  return (
    <>
      <p>Confira se a palavra está escrita como você queria, ou pergunte à recepção: ela sabe o que a clínica faz.</p>
      {services.length > 0 ? <p>O que a clínica faz: {listed(services)}.</p> : null}
    </>
  );
}

/** Milliseconds for which somebody looks at it until it counts: who goes on typing did not mean the half of a word. */
const MISSED_MS = 2_000;

function Nothing({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  useEffect(() => {
    // In a frame it is staff, who look at a preview.
    if (window.top !== window) return undefined;
    const tell = () => navigator.sendBeacon('/api/visits', JSON.stringify({ path: location.pathname, missed: words }));
    const timer = setTimeout(tell, MISSED_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <section className="nothing" aria-labelledby="nada">
      <h2 id="nada">Nada encontrado para “{words}”</h2>
      {children}
    </section>
  );
}

function Ways({ phone, whatsapp }: WaysToAsk) {
  return (
    <p className="ways">
      {phone ? (
        <SmartLink href={phone.href}>
          <Icon name="phone" size={20} />
          {phone.text}
        </SmartLink>
      ) : null}
      {whatsapp ? (
        <SmartLink href={whatsapp}>
          <Icon name="whatsapp" size={20} />
          Perguntar pelo WhatsApp
        </SmartLink>
      ) : null}
    </p>
  );
}

function Result({ result: { href, title, lines, text }, kind }: { readonly result: Found; readonly kind: Kind }) {
  return (
    <article>
      <h3>
        {/* Only a navigation of the browser's own opens the question that its answer is in. */}
        <SmartLink href={href} target={kind === 'question' ? '_self' : undefined}>
          <Pieces pieces={title} />
        </SmartLink>
      </h3>
      {lines.length > 0 ? (
        <div className="identification">
          {lines.map((line) => (
            <p key={line}>
              <IdentificationLine text={line} />
            </p>
          ))}
        </div>
      ) : null}
      {text.length > 0 ? (
        <p className="text">
          <Pieces pieces={text} />
        </p>
      ) : null}
      <span className="way" aria-hidden="true">
        {KINDS[kind].way}
        <Icon name="arrow-right" size={18} />
      </span>
    </article>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isSought }, index) => (isSought ? <mark key={index}>{text}</mark> : text));
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

function Suggestions({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <nav className="suggestions" aria-labelledby="sugestoes">
      <h2 id="sugestoes">{title}</h2>
      <ul className="plain-list">
        {items.map((words) => (
          <li key={words}>
            <SmartLink
              href={`/busca?q=${encodeURIComponent(words)}`}
              onClick={(event) => {
                event.preventDefault();
                ask(words);
              }}
            >
              {words}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
