import type { HealthPlan, PriceItem } from '#schemas/generated/content-types.ts';

import { reference } from './references.ts';
import type { SeedDocument } from './seed-document.ts';

const plan = (
  id: string,
  order: number,
  name: string,
  fields: Pick<HealthPlan, 'kind' | 'needsAuthorization' | 'coverage'>,
): SeedDocument<HealthPlan> => ({
  _id: `plan-${id}`,
  _type: 'healthPlan',
  isDemo: true,
  name,
  ...fields,
  active: true,
  order,
});

/** Invented names: a real brand here would announce a contract that does not exist. */
export const plans: readonly SeedDocument<HealthPlan>[] = [
  plan('exemplo-a', 10, 'Convênio Exemplo A', { kind: 'operadora', needsAuthorization: false }),
  plan('exemplo-b', 20, 'Convênio Exemplo B', {
    kind: 'operadora',
    needsAuthorization: true,
    coverage: [
      {
        _key: 'abdome',
        _type: 'coverage',
        target: reference('exam-us-abdome-total'),
        note: 'com pedido de médico da rede',
      },
      { _key: 'consulta', _type: 'coverage', target: reference('service-clinica-geral') },
    ],
  }),
  plan('exemplo-c', 30, 'Convênio Exemplo C', { kind: 'operadora', needsAuthorization: true }),
  plan('empresa', 40, 'Empresa Modelo do Norte', { kind: 'empresa', needsAuthorization: false }),
  plan('cartao', 50, 'Cartão Amostra', { kind: 'cartao', needsAuthorization: false }),
  plan('particular', 60, 'Atendimento particular', { kind: 'particular', needsAuthorization: false }),
];

const price = (
  id: string,
  order: number,
  fields: Pick<PriceItem, 'label' | 'kind' | 'amountCents' | 'note' | 'paymentMethods'>,
): SeedDocument<PriceItem> => ({ _id: `price-${id}`, _type: 'priceItem', isDemo: true, ...fields, order });

/** Zero is the demonstration's price: nobody can take it for an offer. */
export const prices: readonly SeedDocument<PriceItem>[] = [
  price('consulta', 10, {
    label: 'Consulta de clínica geral',
    kind: 'consulta',
    amountCents: 0,
    note: 'Valor de demonstração. Retorno no prazo combinado na consulta.',
    paymentMethods: ['dinheiro', 'pix', 'debito', 'credito'],
  }),
  price('consulta-video', 20, {
    label: 'Consulta por vídeo',
    kind: 'consulta',
    amountCents: 0,
    note: 'Valor de demonstração.',
    paymentMethods: ['pix', 'credito'],
  }),
  price('exames', 30, {
    label: 'Exames de ultrassonografia',
    kind: 'exame',
    note: 'Depende do exame e do pedido médico.',
    paymentMethods: ['dinheiro', 'pix', 'debito', 'credito'],
  }),
  price('psicologia', 40, {
    label: 'Atendimento psicológico',
    kind: 'psicologia',
    note: 'Combinado diretamente com a psicóloga.',
  }),
];
