'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { beginActivity } from '../loading/activity.ts';
import { EMPTY_FORM, FASTEST, type FormState, NOT_SENT } from './form-state.ts';
import { sendMessage } from './send-message.ts';

interface Handed {
  readonly stamp: string;
  /** Milliseconds since the epoch, by this browser's clock. */
  readonly at: number;
}

/** The stamp is asked for beside what the visitor does, so it does not move the loading bar; without one it works, too. */
async function fetchStamp(): Promise<Handed> {
  const response = await fetch('/api/contact-stamp', { cache: 'no-store' }).catch(() => undefined);
  const stamp = response?.ok ? await response.text() : '';
  return { stamp, at: Date.now() };
}

/** A quick visitor (autofill) is no program, but the server cannot tell: it would ask for a second click. */
async function waitFor({ stamp, at }: Handed): Promise<void> {
  const rest = at + FASTEST + 100 - Date.now();
  if (stamp !== '' && rest > 0) await new Promise((done) => setTimeout(done, rest));
}

/**
 * Sends the form with script. Not as React's form action: that would empty the fields and, without a connection, put an
 * error page in their place. Here they stay as they are until the message has arrived.
 * The form that `form` is given to gets its stamp when the visitor reaches it.
 * @param posted the answer to a form that was sent without script
 */
export function useSending(posted: FormState) {
  const [answer, setAnswer] = useState<FormState>();
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const handed = useRef<Promise<Handed> | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const state = answer ?? posted;

  useEffect(() => {
    const prepare = () => void (handed.current ??= fetchStamp());
    const element = form.current;
    element?.addEventListener('focusin', prepare, { once: true });
    // From here on it is sent with script. Journeys in the browser wait for this.
    element?.setAttribute('data-ready', '');
    return () => element?.removeEventListener('focusin', prepare);
  }, []);

  async function send(data: FormData): Promise<FormState> {
    try {
      const own = await handed.current;
      if (own) {
        await waitFor(own);
        data.set('stamp', own.stamp);
      }
      const next = await sendMessage(state, data);
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
  }

  return { state, isSending, form, submit };
}
