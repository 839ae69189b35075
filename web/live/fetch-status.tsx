'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { beginActivity } from './activity.ts';
import { readOnline, watchOnline } from './connection.ts';
import { fetchStates, watchFetchStates } from './fetch-states.ts';
import { contentNameOf } from './use-content.ts';

/** Milliseconds for which it is said that something on the page is new. */
const NEWS_MS = 6_000;

const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
/** 10:32 as "10h32". */
const timeOf = (moment: number) => time.format(moment).replace(':', 'h');

/** The states of all content on the page, as one line of text: a snapshot must be equal while nothing changed. */
function summary(): string {
  const states = [...fetchStates()].flatMap(([path, state]) => (contentNameOf(path) === undefined ? [] : [state]));
  const newest = (values: readonly (number | undefined)[]) => Math.max(0, ...values.map((value) => value ?? 0));
  return [
    states.some(({ pending }) => pending),
    states.some(({ error }) => error !== undefined),
    newest(states.map(({ changedAt }) => changedAt)),
    newest(states.map(({ timestamp }) => timestamp)),
  ].join(' ');
}

const nothing = () => '';
const isPath = (key: unknown): key is string => typeof key === 'string';

/**
 * How the reads of the page's content are going, for its visitor (B3): that they take long, that they failed, with a way to
 * try again, and when something was read that is new. One line for all readers, over the page, so that nothing moves.
 */
export function FetchStatus() {
  const [pending, failed, changedAt = '0', readAt] = useSyncExternalStore(watchFetchStates, summary, nothing).split(
    ' ',
  );
  const online = useSyncExternalStore(watchOnline, readOnline, () => true);
  const { mutate } = useSWRConfig();
  /** The news that was said long enough. */
  const [said, setSaid] = useState('0');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(changedAt), NEWS_MS);
    return () => clearTimeout(timer);
  }, [changedAt]);
  const isNews = changedAt !== said && Number(changedAt) > 0;

  async function retry(): Promise<void> {
    const end = beginActivity();
    await mutate(
      (key) => isPath(key) && contentNameOf(key) !== undefined && fetchStates().get(key)?.error !== undefined,
    );
    end(summary().split(' ')[1] === 'true' ? 'failed' : 'done');
  }

  // Without a connection that alone is said (web/behaviours/connection-notice.ts), and everything is read again when it is back.
  const state = !online
    ? 'still'
    : pending === 'true'
      ? 'pending'
      : failed === 'true'
        ? 'failed'
        : isNews
          ? 'new'
          : 'still';
  return (
    <div className="online-status fetch-status" data-state={state} hidden={state === 'still'}>
      <output>
        {state === 'pending' ? 'Atualizando…' : null}
        {state === 'failed'
          ? `Não foi possível atualizar.${Number(readAt) ? ` Última atualização às ${timeOf(Number(readAt))}.` : ''}`
          : null}
        {state === 'new' ? `Conteúdo atualizado às ${timeOf(Number(changedAt))}.` : null}
      </output>
      {state === 'failed' ? (
        <button type="button" onClick={() => void retry()}>
          Tentar novamente
        </button>
      ) : null}
    </div>
  );
}
