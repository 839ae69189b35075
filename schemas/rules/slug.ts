/** What an address is made of; the site asks the lake for nothing else. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Addresses are ASCII, lower case, words joined by hyphens, so that they can be read out on the phone. */
export function slugProblem(slug: string | undefined): true | string {
  if (!slug) return 'Informe o link ou clique em “Gerar”.';
  return SLUG.test(slug) || 'Use só letras minúsculas sem acento, números e hífen.';
}
