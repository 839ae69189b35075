import type { DocumentResolver } from 'sanity/presentation';

const BY_SLUG = 'slug.current == $slug';

/** Which document an address of the site shows: opened beside the page when somebody goes there. The first match counts. */
export const mainDocuments: DocumentResolver[] = [
  { route: '/', filter: '_type == "page" && _id == "home"' },
  { route: '/profissional/:slug', filter: `_type == "professional" && ${BY_SLUG}` },
  { route: '/servicos/:slug', filter: `_type == "service" && ${BY_SLUG}` },
  { route: '/exames/:slug', filter: `_type == "exam" && ${BY_SLUG}` },
  { route: '/topics/:topic/:slug', filter: `_type == "post" && ${BY_SLUG} && topic->slug.current == $topic` },
  { route: '/topics/:slug', filter: `_type == "topic" && ${BY_SLUG}` },
  { route: '/:slug', filter: `_type == "page" && _id != "home" && ${BY_SLUG}` },
];
