import { useEffect, useSyncExternalStore } from 'react';
import { useClient, useCurrentUser } from 'sanity';

import { mayReadMessages } from '../roles.ts';

const KEY = 'clinica.somDeMensagem';
const listeners = new Set<() => void>();

/** Whether this browser makes a sound with each new message. Off until somebody switches it on. */
const sound = {
  isOn: () => localStorage.getItem(KEY) === 'sim',
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useSound(): boolean {
  return useSyncExternalStore(sound.subscribe, sound.isOn);
}

/** Switched on, it is heard at once: so people know that it works, and browsers let it play later. */
export function switchSound(on: boolean): void {
  if (on) localStorage.setItem(KEY, 'sim');
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
  if (on) void playTone();
}

let context: AudioContext | undefined;

const NOTES = [
  { after: 0, frequency: 660 },
  { after: 0.18, frequency: 880 },
];

/** Two short, quiet tones. Where the browser waits for a first click in the page, they follow it. */
async function playTone(): Promise<void> {
  context ??= new AudioContext();
  const audio = context;
  await audio.resume();
  for (const { after, frequency } of NOTES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + after;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}

/** While Studio is open, on whatever screen. */
export function useSoundOfNewMessages(): void {
  const client = useClient({ apiVersion: '2025-02-19' });
  const reads = mayReadMessages(useCurrentUser());
  const isOn = useSound();
  useEffect(() => {
    if (!reads || !isOn) return;
    const news = client
      .listen(
        '*[_type == "message" && _id in path("messages.*")]',
        {},
        { includeResult: false, visibility: 'query', events: ['mutation'] },
      )
      .subscribe({
        next: (event) => {
          if (event.type === 'mutation' && event.transition === 'appear') void playTone();
        },
        // Studio itself tells of a lost connection.
        error: () => undefined,
      });
    return () => news.unsubscribe();
  }, [client, isOn, reads]);
}
