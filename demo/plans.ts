import type { HealthPlan, PriceItem } from '#schemas/generated/content-types.ts';

import { exams } from './exams.ts';
import { type DemoDocument, reference, references } from './demo-document.ts';
import { people } from './people.ts';
import { services } from './services.ts';

const plan = (
  id: string,
  order: number,
  name: string,
  fields: Pick<HealthPlan, 'kind' | 'needsAuthorization' | 'coverage'>,
): DemoDocument<HealthPlan> => ({
  _id: `plan-${id}`,
  _type: 'healthPlan',
  isDemo: true,
  name,
  ...fields,
  active: true,
  order,
});

/** One tick for each id; the last argument may name what is asked of some. */
const accepts = (ids: readonly string[], notes: Readonly<Record<string, string>> = {}): HealthPlan['coverage'] =>
  ids.map((id) => {
    const note = notes[id];
    return { _key: id, _type: 'coverage', target: reference(id), ...(note && { note }) };
  });

/** Who attends, and all that is done here: a plan for all of it is a plan of everyone who does it. */
const everything = [
  ...people.flatMap(({ _id, schedule }) => (schedule ? _id : [])),
  ...[...services, ...exams].map(({ _id }) => _id),
];
const ultrasounds = exams.flatMap(({ _id }) => (_id.startsWith('exam-us-') ? _id : []));

/** Invented names: a real brand here would announce a contract that does not exist. */
export const plans: readonly DemoDocument<HealthPlan>[] = [
  plan('exemplo-a', 10, 'Convênio Exemplo A', {
    kind: 'operadora',
    needsAuthorization: false,
    coverage: accepts(everything),
  }),
  plan('exemplo-b', 20, 'Convênio Exemplo B', {
    kind: 'operadora',
    needsAuthorization: true,
    coverage: accepts(
      [
        'professional-ana-exemplo',
        'professional-carla-amostra',
        'professional-bruno-modelo',
        'service-clinica-geral',
        'service-psicoterapia',
        'service-ultrassonografia',
        'exam-us-abdome-total',
      ],
      {
        'professional-bruno-modelo': 'só ultrassonografia de abdome total',
        'service-ultrassonografia': 'só de abdome total',
        'exam-us-abdome-total': 'com pedido de médico da rede',
      },
    ),
  }),
  plan('exemplo-c', 30, 'Convênio Exemplo C', {
    kind: 'operadora',
    needsAuthorization: true,
    coverage: accepts(['professional-bruno-modelo', 'service-ultrassonografia', ...ultrasounds]),
  }),
  plan('empresa', 40, 'Empresa Modelo do Norte', {
    kind: 'empresa',
    needsAuthorization: false,
    coverage: accepts(everything),
  }),
  plan('cartao', 50, 'Cartão Amostra', { kind: 'cartao', needsAuthorization: false, coverage: accepts(everything) }),
];

const price = (
  id: string,
  order: number,
  fields: Pick<PriceItem, 'label' | 'kind' | 'amountCents' | 'services' | 'note' | 'paymentMethods'>,
): DemoDocument<PriceItem> => ({ _id: `price-${id}`, _type: 'priceItem', isDemo: true, ...fields, order });

/** Zero is the demonstration's price: nobody can take it for an offer. */
export const prices: readonly DemoDocument<PriceItem>[] = [
  price('consulta', 10, {
    label: 'Consulta de clínica geral',
    kind: 'consulta',
    amountCents: 0,
    services: references('service-clinica-geral', 'service-acompanhamento'),
    note: 'Valor de demonstração. Retorno no prazo combinado na consulta.',
    paymentMethods: ['dinheiro', 'pix', 'debito', 'credito'],
  }),
  price('consulta-video', 20, {
    label: 'Consulta médica por vídeo',
    kind: 'consulta',
    amountCents: 0,
    note: 'Valor de demonstração.',
    paymentMethods: ['pix', 'credito'],
  }),
  price('exames', 30, {
    label: 'Exames de ultrassonografia',
    kind: 'exame',
    services: references('service-ultrassonografia'),
    note: 'Depende do exame e do pedido médico.',
    paymentMethods: ['dinheiro', 'pix', 'debito', 'credito'],
  }),
  price('psicologia', 40, {
    label: 'Atendimento psicológico',
    kind: 'psicologia',
    services: references('service-psicoterapia'),
    note: 'Combinado diretamente com a psicóloga.',
  }),
];
