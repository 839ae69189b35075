import { spawn } from 'node:child_process';

/**
 * Tells systemd that the product has started, or that it still looks after itself; systemd starts it anew when that is not
 * said for a while (`WatchdogSec`). Does nothing where systemd does not ask for it (sd_notify(3)).
 */
export function tellSystemd(state: 'READY=1' | 'WATCHDOG=1'): void {
  if (!process.env.NOTIFY_SOCKET) return;
  spawn('systemd-notify', [state], { stdio: 'ignore' }).on('error', (error) => {
    console.error(`systemd could not be told ${state}: ${error.message}`);
  });
}
