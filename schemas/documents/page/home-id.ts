/** Whether a document is the home page, published, drafted or in a release. */
export function isHomeId(id: string | undefined): boolean {
  return id === 'home' || id === 'drafts.home' || /^versions\.[^.]+\.home$/.test(id ?? '');
}
