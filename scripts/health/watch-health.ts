import type { ChildProcess } from 'node:child_process';
import type { Settings } from '../settings.ts';
import { Alarm } from './alarm.ts';
import { administratorsIn, mailNews } from './alarm-mail.ts';
import { type Checks, checkAll } from './checks.ts';
import type { Restarts } from './restarts.ts';
import { tellSystemd } from './systemd.ts';

interface Watched {
  readonly settings: Settings;
  /** The processes that are told, by their names. */
  readonly services: ReadonlyMap<string, ChildProcess>;
  readonly restarts: Restarts;
  /** Milliseconds; see `Alarm`. */
  readonly alarmPatience: number;
}

const PAUSE_MS = 5_000;

/**
 * Looks again and again whether all is well, and says so: to the site (`/readyz`, `/metrics`), to the lake (Studio's opening
 * screen), to systemd, in the log, and to the administrators by e-mail. It belongs to the supervisor, which outlives them all.
 */
export async function watchHealth({ settings, services, restarts, alarmPatience }: Watched): Promise<never> {
  const alarm = new Alarm(alarmPatience);
  for (;;) {
    const checks = await checkAll(settings, restarts);
    tellSystemd('WATCHDOG=1');
    for (const child of services.values()) if (child.connected) child.send({ type: 'health', checks }, () => {});
    await tellPeople(alarm, checks, settings);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

/** What could not be told is tried again the next time. */
async function tellPeople(alarm: Alarm, checks: Checks, { dataDir, siteUrl, elsewhere }: Settings): Promise<void> {
  const now = performance.now();
  alarm.follow(checks, now);
  const news = alarm.due(checks, now);
  if (news.begun.length + news.over.length === 0) return;
  const { SMTP_URL: smtpUrl, CONTACT_FROM, CONTACT_TO } = process.env;
  try {
    const administrators = elsewhere ? [] : administratorsIn(dataDir);
    const to = administrators.length > 0 ? administrators : [CONTACT_TO].filter((address) => address !== undefined);
    if (smtpUrl && to.length > 0) {
      const from = CONTACT_FROM || `nao-responda@${new URL(siteUrl).hostname}`;
      await mailNews(news, { smtpUrl, from, siteUrl, to });
    }
    alarm.markTold(checks, now);
    for (const message of news.begun) console.error(`Wrong for a while: ${message}`);
    for (const message of news.over) console.error(`Over: ${message}`);
  } catch (error) {
    console.error('The administrators could not be told by e-mail; it is tried again.', error);
  }
}
