import type { ClinicHours, MenuItem, Notice, Redirect, SiteSettings } from '#schemas/generated/content-types.ts';
import { linkOf, linkTo } from '#schemas/objects/link.fixture.ts';

import type { DemoDocument } from './demo-document.ts';

const menuItem = (key: string, label: string, link: MenuItem['link']): MenuItem & { _key: string } => ({
  _key: key,
  _type: 'menuItem',
  label,
  link,
});

const period = (opens: string, closes: string) =>
  ({ _key: opens.replace(':', ''), _type: 'interval', opens, closes }) as const;

/** Numbers are the published examples or zeros, so that nothing here can be mistaken for a real clinic. */
export const settings: DemoDocument<SiteSettings> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  demoMode: true,
  tradeName: 'Clínica Exemplo Norte',
  tagline: 'Clínica geral, psicologia e imagem',
  legalName: 'Clínica Exemplo Norte Serviços de Saúde Ltda.',
  cnpj: '12ABC34501DE35',
  crmRegistration: { number: '00000', uf: 'MT' },
  cnes: '0000000',
  crpRegistration: { region: '18', number: '00000', modality: 'cadastro' },
  sanitaryLicense: { number: '00000' },
  technicalDirector: { _type: 'reference', _ref: 'professional-ana-exemplo' },
  imagingLead: { _type: 'reference', _ref: 'professional-bruno-modelo' },
  psychologyLead: { _type: 'reference', _ref: 'professional-carla-amostra' },
  phones: [
    { _key: 'recepcao', _type: 'phone', label: 'Recepção', number: '+556630000000' },
    { _key: 'exames', _type: 'phone', label: 'Exames', number: '+556630000001' },
  ],
  whatsapp: {
    number: '+5566900000000',
    defaultMessage: 'Olá, vim pelo site e gostaria de agendar um horário.',
    hoursNote: 'Respondemos em horário de atendimento',
  },
  email: 'contato@exemplo.invalid',
  ouvidoriaEmail: 'ouvidoria@exemplo.invalid',
  booking: { mode: 'form', label: 'Agendar consulta' },
  address: {
    street: 'Avenida dos Ipês',
    number: '100',
    complement: 'Térreo',
    district: 'Centro',
    city: 'Cidade Exemplo',
    uf: 'MT',
    cep: '78000000',
    referencePoint: 'A uma quadra da praça central',
  },
  geo: { lat: -10.5, lng: -55.5 },
  parking: 'Vagas na rua em frente à clínica, uma delas reservada',
  accessibilityFeatures: ['ramp', 'restroom', 'parking'],
  publicTransport: 'Ponto de ônibus na praça central, a uma quadra',
  resultsPortal: {
    url: 'https://resultados.exemplo.invalid',
    label: 'Acessar resultados',
    instructions: 'O prazo de cada laudo está na página do exame.',
    supportPhone: '+556630000001',
  },
  formSettings: { answerWithinDays: 2, retentionDays: 180 },
  headerStyle: 'claro',
  comingSoon: {
    title: 'Estamos preparando esta página',
    text: 'Enquanto isso, fale com a recepção por telefone ou WhatsApp.',
  },
  features: { testimonials: true, pricing: true, blog: true },
  dpo: { kind: 'pessoa', name: 'Fábio Modelo Nunes', email: 'privacidade@exemplo.invalid' },
  privacyPage: { _type: 'reference', _ref: 'page-privacidade' },
  disclaimer: 'As informações deste site têm caráter informativo e não substituem a consulta.',
  emergencyNotice:
    'Em emergência, ligue 192 (SAMU) ou 193 (Bombeiros). Para apoio emocional, ligue 188 (CVV), a qualquer hora.',
  emergencyRoom: {
    name: 'Pronto-Socorro Municipal Exemplo',
    address: 'Rua das Mangueiras, 50, Centro',
    phone: '+556630000002',
  },
  mainMenu: [
    menuItem('exames', 'Exames', linkTo('page-exames')),
    menuItem('resultados', 'Resultados', linkTo('page-exames', 'resultados')),
    menuItem('profissionais', 'Profissionais', linkOf('professionals')),
    menuItem('convenios', 'Convênios e preços', linkTo('page-convenios')),
    menuItem('temas', 'Saúde', linkOf('topics')),
    menuItem('contato', 'Contato', linkTo('page-contato')),
  ],
  footerMenu: [
    menuItem('clinica', 'A clínica', linkTo('page-a-clinica')),
    menuItem('servicos', 'Serviços', linkTo('page-servicos')),
    menuItem('exames', 'Exames', linkTo('page-exames')),
    menuItem('convenios', 'Convênios e preços', linkTo('page-convenios')),
    menuItem('temas', 'Temas de saúde', linkOf('topics')),
    menuItem('resultados', 'Resultados', linkTo('page-exames', 'resultados')),
    menuItem('privacidade', 'Privacidade', linkTo('page-privacidade')),
  ],
  notFound: {
    title: 'Página não encontrada',
    text: 'A página pode ter mudado de lugar. Volte ao início ou fale com a recepção, que ajuda você a encontrar o que procura.',
  },
  seo: {
    titleTemplate: '%s | Clínica Exemplo Norte',
    defaultTitle: 'Clínica Exemplo Norte em Cidade Exemplo/MT',
    description:
      'Clínica geral, psicologia e diagnóstico por imagem em Cidade Exemplo, norte de Mato Grosso. Veja horários, equipe e como agendar.',
  },
};

/** Days of the demonstration: the clinic's own are entered in Studio. */
export const clinicHours: DemoDocument<ClinicHours> = {
  _id: 'clinicHours',
  _type: 'clinicHours',
  isDemo: true,
  timeZone: 'America/Cuiaba',
  openingHours: [
    {
      _key: 'semana',
      _type: 'weeklyHours',
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      intervals: [period('07:30', '11:30'), period('13:00', '18:00')],
    },
    { _key: 'sabado', _type: 'weeklyHours', days: ['saturday'], intervals: [period('08:00', '12:00')] },
  ],
  specialDates: [
    { _key: 'natal', _type: 'specialDate', label: 'Natal', date: '2026-12-25', status: 'fechado' },
    {
      _key: 'fim-de-ano',
      _type: 'specialDate',
      label: 'Véspera de Ano-Novo',
      date: '2026-12-31',
      status: 'especial',
      intervals: [period('07:30', '11:30')],
    },
    {
      _key: 'ano-novo',
      _type: 'specialDate',
      label: 'Confraternização Universal',
      date: '2027-01-01',
      status: 'fechado',
    },
  ],
};

/** On the home page until the year is over. */
export const notice: DemoDocument<Notice> = {
  _id: 'notice-fim-de-ano',
  _type: 'notice',
  isDemo: true,
  variant: 'informacao',
  title: '25/12 e 1/1 fechado · 31/12 só de manhã',
  until: '2027-01-02T03:00:00.000Z',
  scope: 'pages',
  pages: [{ _key: 'inicio', _type: 'reference', _ref: 'home', _weak: true }],
  linkLabel: 'Ver horários',
  link: linkTo('home', 'como-chegar'),
};

/** An example for staff, and for whoever tries the feature. */
export const redirects: readonly DemoDocument<Redirect>[] = [
  {
    _id: 'redirect-equipe',
    _type: 'redirect',
    isDemo: true,
    from: '/equipe',
    to: '/profissional',
    permanent: true,
  },
];
