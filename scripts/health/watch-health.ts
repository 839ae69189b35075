import type { ChildProcess } from 'node:child_process';
import type { Settings } from '../settings.ts';
import { Alarm } from './alarm.ts';
import { administratorsIn, AlarmMails } from './alarm-mail.ts';
import { checkAll } from './checks.ts';
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
  const mails = alarmMails(settings);
  for (;;) {
    const checks = await checkAll(settings, restarts);
    tellSystemd('WATCHDOG=1');
    for (const child of services.values()) if (child.connected) child.send({ type: 'health', checks }, () => {});
    const news = alarm.follow(checks, performance.now());
    for (const message of news.begun) console.error(`Wrong for a while: ${message}`);
    for (const message of news.over) console.error(`Over: ${message}`);
    if (news.begun.length + news.over.length > 0) mails?.send(news);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

function alarmMails({ dataDir, siteUrl, elsewhere }: Settings): AlarmMails | undefined {
  const { SMTP_URL: smtpUrl, CONTACT_FROM, CONTACT_TO: fallback } = process.env;
  if (!smtpUrl) return undefined;
  const from = CONTACT_FROM || `nao-responda@${new URL(siteUrl).hostname}`;
  // The people of a hosted project are not known here.
  const readAddresses = () => (elsewhere ? [] : administratorsIn(dataDir));
  return new AlarmMails({ smtpUrl, from, siteUrl, readAddresses, fallback });
}
