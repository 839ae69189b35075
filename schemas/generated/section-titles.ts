// Written by `npm run generate`. Edit the section folders instead.

/** What Studio calls each section, for the style guide: its schema does not go to visitors. */
export const sectionTitles = {
  banner: 'Banner',
  blog: 'Artigos',
  callToAction: 'Chamada',
  comingSoon: 'Em breve',
  contact: 'Contato',
  exams: 'Exames',
  faq: 'Perguntas frequentes',
  features: 'Destaques',
  figures: 'Números',
  formBanner: 'Busca de exames ou resultado',
  healthPlans: 'Convênios',
  hoursLocation: 'Horários e local',
  imageText: 'Imagem e texto',
  notFoundBanner: 'Página não encontrada',
  portfolio: 'Estrutura',
  pricing: 'Valores',
  resultsPortal: 'Resultados de exames',
  richText: 'Texto',
  services: 'Serviços',
  team: 'Equipe',
  testimonials: 'Depoimentos',
} as const;
