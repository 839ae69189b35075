import type { PortfolioItem, Testimonial } from '#schemas/generated/content-types.ts';

import { approved, type DemoDocument, reference } from './demo-document.ts';

const place = (
  id: string,
  order: number,
  fields: Pick<PortfolioItem, 'title' | 'category' | 'caption'>,
): DemoDocument<PortfolioItem> => ({ _id: `place-${id}`, _type: 'portfolioItem', isDemo: true, ...fields, order });

/** Without photos: the site draws each place, since a stock photo would show another clinic (CFM 2.336/2023, art. 9). */
export const places: readonly DemoDocument<PortfolioItem>[] = [
  place('recepcao', 10, {
    title: 'Recepção',
    category: 'recepcao',
    caption: 'Balcão baixo, água e lugar para cadeira de rodas.',
  }),
  place('consultorio', 20, {
    title: 'Consultório',
    category: 'consultorios',
    caption: 'Maca de altura regulável e espaço para acompanhante.',
  }),
  place('psicologia', 30, {
    title: 'Sala de psicologia',
    category: 'psicologia',
    caption: 'Entrada reservada e isolamento de som.',
  }),
  place('ultrassom', 40, {
    title: 'Sala de ultrassonografia',
    category: 'imagem',
    caption: 'Com banheiro próprio, para trocar de roupa com calma.',
  }),
  place('entrada', 50, {
    title: 'Entrada',
    category: 'acessibilidade',
    caption: 'Rampa da calçada à porta, sem degraus.',
  }),
  place('fachada', 60, {
    title: 'Fachada',
    category: 'fachada',
    caption: 'A uma quadra da praça central, na Avenida dos Ipês.',
  }),
];

/** One, and it says what it is: what patients say cannot be invented (CFM 2.336/2023, art. 14). */
export const testimonials: readonly DemoDocument<Testimonial>[] = [
  approved({
    _id: 'testimonial-demonstracao',
    _type: 'testimonial',
    isDemo: true,
    quote:
      'Depoimento de demonstração: o texto real depende de autorização por escrito e da aprovação do diretor técnico.',
    authorDisplay: 'M. S.',
    area: reference('area-clinica-geral'),
    subject: 'recepcao',
    year: 2026,
    consentRef: 'DEMO-0000',
    consentAt: '2026-01-01',
  }),
];
