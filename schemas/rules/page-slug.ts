import { slugProblem } from './slug.ts';

/** First path segments that belong to the site itself; a page under one of them would never be seen. */
const RESERVED = new Set([
  'api',
  'basic-components',
  'coming-soon',
  'feed',
  'healthz',
  'home',
  'interrupted',
  'lake',
  'llms',
  'offline',
  'og',
  'profissional',
  'static',
  'studio',
  'temas',
  'topics',
]);

export function pageSlugProblem(slug: string | undefined): true | string {
  const problem = slugProblem(slug);
  if (problem !== true) return problem;
  return !RESERVED.has(slug ?? '') || 'Este link é usado pelo próprio site. Escolha outro.';
}
