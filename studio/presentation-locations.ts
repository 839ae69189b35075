import type { DocumentLocation, DocumentLocationResolvers, DocumentLocationsState } from 'sanity/presentation';

interface Selected {
  readonly id?: string;
  readonly title?: string;
  readonly slug?: string;
  readonly topic?: string;
}

const HOME: DocumentLocation = { title: 'Início', href: '/' };
const NO_ADDRESS: DocumentLocationsState = {
  message: 'Aparece no site quando tiver um link.',
  tone: 'caution',
};

/** A document with a page of its own, and the pages that list it besides. */
function ownPage(base: string, ...lists: DocumentLocation[]) {
  return {
    select: { title: 'title', slug: 'slug.current' },
    resolve: (document: Selected | null) => {
      if (!document?.slug) return NO_ADDRESS;
      return { locations: [{ title: document.title ?? 'Sem título', href: `${base}/${document.slug}` }, ...lists] };
    },
  };
}

/** Something that other pages show. */
function shownOn(message: string, ...locations: DocumentLocation[]): DocumentLocationsState {
  return { message, locations };
}

const SERVICES: DocumentLocation = { title: 'Serviços', href: '/servicos' };
const EXAMS: DocumentLocation = { title: 'Exames', href: '/exames' };
const TOPICS: DocumentLocation = { title: 'Temas de saúde', href: '/topics' };

/** Where on the site a document is seen: shown above its form, each place one click away. */
export const locations: DocumentLocationResolvers = {
  page: {
    select: { id: '_id', title: 'title', slug: 'slug.current' },
    resolve: (document: Selected | null) => {
      if (document?.id === 'home' || document?.id === 'drafts.home') return { locations: [HOME] };
      if (!document?.slug) return NO_ADDRESS;
      return { locations: [{ title: document.title ?? 'Sem título', href: `/${document.slug}` }] };
    },
  },
  professional: {
    ...ownPage('/profissional', { title: 'Equipe', href: '/profissional' }, HOME),
    select: { title: 'fullName', slug: 'slug.current' },
  },
  service: ownPage('/servicos', SERVICES),
  exam: ownPage('/exames', EXAMS),
  topic: ownPage('/topics', TOPICS),
  post: {
    select: { title: 'title', slug: 'slug.current', topic: 'topic.slug.current' },
    resolve: (document: Selected | null) => {
      if (!document?.slug || !document.topic) return NO_ADDRESS;
      const own = { title: document.title ?? 'Sem título', href: `/topics/${document.topic}/${document.slug}` };
      return { locations: [own, TOPICS] };
    },
  },
  siteSettings: shownOn('Aparece em todas as páginas: cabeçalho, rodapé e dados legais.', HOME),
  clinicHours: shownOn('Aparece em todas as páginas: no alto, no rodapé e onde há horários.', HOME),
  notice: shownOn('Aparece no alto de todas as páginas, ou das escolhidas.', HOME),
  healthPlan: shownOn(
    'Aparece onde há a seção de convênios e nos profissionais, serviços e exames que o aceitam.',
    HOME,
  ),
  faqItem: shownOn('Aparece onde há a seção de perguntas frequentes e nos serviços que a escolheram.', HOME),
  testimonial: shownOn('Aparece onde há a seção de depoimentos.', HOME),
  priceItem: shownOn('Aparece onde há a seção de preços.', HOME),
};
