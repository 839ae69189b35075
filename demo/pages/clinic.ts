import type { Page } from '#schemas/generated/content-types.ts';
import { paragraph } from '#schemas/objects/rich-text-body.fixture.ts';
import { pageBanner } from '#schemas/sections/banner/banner.fixture.ts';
import { whatsappBand } from '#schemas/sections/call-to-action/call-to-action.fixture.ts';
import { featuresFixtures } from '#schemas/sections/features/features.fixture.ts';
import { figuresFixtures } from '#schemas/sections/figures/figures.fixture.ts';
import { hoursLocationFixtures } from '#schemas/sections/hours-location/hours-location.fixture.ts';
import { portfolioFixtures } from '#schemas/sections/portfolio/portfolio.fixture.ts';
import { testimonialsFixtures } from '#schemas/sections/testimonials/testimonials.fixture.ts';

import type { DemoDocument } from '../demo-document.ts';

/** `/a-clinica` */
export const clinicPage: DemoDocument<Page> = {
  _id: 'page-a-clinica',
  _type: 'page',
  isDemo: true,
  title: 'A clínica',
  slug: { _type: 'slug', current: 'a-clinica' },
  sections: [
    pageBanner('home', 'A clínica', 'Pequena e de portas abertas: seis salas e uma equipe que trabalha junta.'),
    {
      _key: 'historia',
      _type: 'imageText',
      variant: 'direita',
      surface: 'branco',
      drawing: 'team',
      header: { _type: 'sectionHeader', title: 'Como trabalhamos' },
      body: [
        paragraph(
          'origem',
          'A clínica começou com um consultório de clínica geral. A sala de ultrassom veio quando ficou claro que muita gente viajava só para fazer um exame; a psicologia, quando os próprios pacientes pediram.',
        ),
        paragraph(
          'hoje',
          'Hoje as três áreas dividem o mesmo corredor. Com a sua autorização, quem atende pode combinar o cuidado com um colega sem que você precise contar tudo de novo.',
        ),
      ],
      points: [
        'Ao agendar, você recebe por escrito o endereço, o horário, os documentos e o preparo, se houver.',
        'O que você diz na consulta fica entre você e quem atende: a recepção vê só o necessário para marcar horários.',
        'Uma diretora técnica responde pelos atos médicos. Os dados dela e os registros estão no rodapé de todas as páginas.',
      ],
    },
    featuresFixtures.destaque,
    { ...portfolioFixtures.mosaico, surface: 'branco', anchorId: 'estrutura' },
    figuresFixtures.faixa,
    { ...testimonialsFixtures.padrão },
    whatsappBand('visita', 'Quer conhecer antes de agendar?', 'Combine uma visita com a recepção.'),
    { ...hoursLocationFixtures.cartão },
  ],
  seo: {
    _type: 'seo',
    title: 'A clínica',
    description:
      'Como trabalha a Clínica Exemplo Norte: consultas com hora marcada, prédio térreo e acessível, sigilo e informação por escrito.',
  },
};
