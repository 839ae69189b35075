/** A notice over the page, behind everything else in it: React knows nothing of it. Looks as the connection's does when React is awake. */
export function addNotice(text = ''): HTMLOutputElement {
  const notice = document.createElement('output');
  notice.className = 'online-status';
  notice.hidden = !text;
  document.body.append(notice);
  notice.textContent = text;
  return notice;
}
