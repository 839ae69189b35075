import { connectionText, followConnection } from '../shell/connection-notice.ts';

/** A notice over the page, behind everything else in it: React knows nothing of it. Looks as the connection's does when React is awake. */
export function addNotice(text = ''): HTMLOutputElement {
  const notice = document.createElement('output');
  notice.className = 'online-status';
  notice.hidden = !text;
  document.body.append(notice);
  notice.textContent = text;
  return notice;
}

/**
 * Says when the connection is gone and when it is back (B4).
 * @returns the way to take the notice away
 */
export function showConnection(): () => void {
  const notice = addNotice();
  const stop = followConnection((connection) => {
    notice.dataset.connection = connection;
    notice.hidden = connection === 'steady';
    notice.textContent = connectionText[connection];
  });
  return () => {
    stop();
    notice.remove();
  };
}
