'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { beginActivity } from '../live/activity.ts';
import { EMPTY_FORM, FIELDS, FILL_IN_MS, type FormKind, type FormState, NOT_SENT } from './form-state.ts';

interface Handed {
  readonly stamp: string;
  /** Milliseconds since the epoch, by this browser's clock. */
  readonly at: number;
}

/** After this a request counts as failed: nobody looks at "Enviando…" for longer. */
const TIMEOUT_MS = 20_000;

/** @throws Error when there is no answer of the site's, or not in time */
async function post(form: FormData): Promise<FormState> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch('/api/contact', { method: 'POST', body: form, signal });
  if (!response.ok) throw new Error(`/api/contact answered ${response.status}`);
  return (await response.json()) as FormState;
}

/** The stamp is asked for beside what the visitor does, so it does not move the loading bar; without one it works, too. */
async function fetchStamp(): Promise<Handed> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch('/api/contact-stamp', { cache: 'no-store', signal }).catch(() => undefined);
  const stamp = response?.ok ? await response.text().catch(() => '') : '';
  return { stamp, at: Date.now() };
}

/** A quick visitor (autofill) is no program, but the server cannot tell: it would ask for a second click. */
async function waitFor({ stamp, at }: Handed): Promise<void> {
  const rest = at + FILL_IN_MS + 100 - Date.now();
  if (stamp !== '' && rest > 0) await new Promise((done) => setTimeout(done, rest));
}

/** What was typed and not sent when the visitor went to another page of the site; in memory, as long as this page is open. */
const unsent = new Map<FormKind, FormData>();

function fillIn(form: HTMLFormElement, data: FormData, kind: FormKind): void {
  for (const name of FIELDS[kind]) {
    const given = data.getAll(name).filter((value) => typeof value === 'string');
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (control.type === 'checkbox') control.checked = given.includes(control.value);
      else control.value = given[0] ?? '';
    }
  }
}

/**
 * Sends the form with script. Not as React's form action: that would empty the fields and, without a connection, put an
 * error page in their place. Here they stay as they are until the message has arrived.
 * The form that `form` is given to gets its stamp when the visitor reaches it.
 * @param posted the answer to a form that was sent without script
 */
export function useSending(posted: FormState, kind: FormKind) {
  const [answer, setAnswer] = useState<FormState>();
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const handed = useRef<Promise<Handed> | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const state = answer ?? posted;

  useEffect(() => {
    // Another message is another form.
    if (state.kind !== 'open') return void unsent.delete(kind);
    const prepare = () => void (handed.current ??= fetchStamp());
    const element = form.current;
    element?.addEventListener('focusin', prepare, { once: true });
    // From here on it is sent with script. Journeys in the browser wait for this.
    element?.setAttribute('data-ready', '');
    const before = unsent.get(kind);
    if (element && before) fillIn(element, before, kind);
    return () => {
      element?.removeEventListener('focusin', prepare);
      if (element) unsent.set(kind, new FormData(element));
    };
  }, [state.kind, kind]);

  async function send(data: FormData): Promise<FormState> {
    try {
      const own = await handed.current;
      if (own) {
        await waitFor(own);
        data.set('stamp', own.stamp);
      }
      const next = await post(data);
      // A stamp that had run out was replaced.
      if (next.kind === 'open' && next.stamp !== own?.stamp) {
        handed.current = Promise.resolve({ stamp: next.stamp, at: Date.now() });
      }
      return next;
    } catch {
      const open = state.kind === 'open' ? state : EMPTY_FORM;
      return { ...open, errors: {}, notice: NOT_SENT };
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const end = beginActivity();
    const next = await send(new FormData(event.currentTarget));
    end(next.kind === 'open' && next.notice === NOT_SENT ? 'failed' : 'done');
    busy.current = false;
    setSending(false);
    setAnswer(next);
    if (next.kind === 'sent' && next.page) location.assign(next.page);
  }

  /** An empty form in place of the answer, for another message. */
  function restart(): void {
    handed.current = undefined;
    setAnswer({ ...EMPTY_FORM });
  }

  return { state, isSending, form, submit, restart };
}
