import { render, screen } from '@testing-library/react';
import { act } from 'react';
import type { SectionProps } from '../index.ts';
import HealthPlans from './health-plans.tsx';
import { planEntry, type PlanItem } from './plan-entry.ts';

const plan = (name: string, kind: PlanItem['kind'], more: Partial<PlanItem> = {}): PlanItem => ({
  _id: name,
  name,
  kind,
  needsAuthorization: null,
  authorizationTime: null,
  phone: null,
  logo: null,
  coverage: null,
  coversAll: false,
  ...more,
});

/** A service that exams belong to has these in `exams`. */
const exam = (title: string) => ({ _id: title, title, path: `/exames/${title}`, exams: [] });

const props = {
  _key: 'h',
  _type: 'healthPlans',
  anchorId: null,
  variant: 'lista',
  surface: null,
  header: { eyebrow: null, title: 'Convênios', lead: null, align: null, titleHidden: null },
  note: null,
  items: [plan('Plano A', 'operadora', { needsAuthorization: true }), plan('Cartão B', 'cartao')],
} satisfies SectionProps<'healthPlans'>;

async function show(items: PlanItem[] = props.items): Promise<void> {
  await act(async () => {
    render(<HealthPlans {...props} items={items} />);
  });
  await screen.findAllByRole('heading', { level: 3 });
}

it('keeps discount cards apart from plans, and always advises to confirm', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Planos de saúde',
    'Cartões de desconto',
  ]);
  expect(screen.getByText('Cartão de desconto não é plano de saúde.')).toBeTruthy();
  expect(screen.getByText(/autorizar a guia antes/)).toBeTruthy();
  expect(screen.getByText(/Confirme a cobertura/)).toBeTruthy();
});

it('names each plan in a title below that of its kind', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Plano A',
    'Cartão B',
  ]);
});

it('offers a search once there are more than eight', async () => {
  await show();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await show(Array.from({ length: 9 }, (_, index) => plan(`Plano ${index}`, 'operadora')));
  expect(screen.getByRole('searchbox', { name: 'Buscar convênio' })).toBeTruthy();
});

it('M: says how long an authorization takes, and where the plan answers', async () => {
  await show([
    plan('Plano A', 'operadora', {
      needsAuthorization: true,
      authorizationTime: 'até 5 dias úteis',
      phone: '0800 000 0000',
    }),
  ]);
  expect(
    screen.getByText(/O convênio precisa autorizar a guia antes do dia. Prazo do convênio: até 5 dias úteis./),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: '0800 000 0000' }).getAttribute('href')).toBe('tel:08000000000');
});

it('says what a plan covers when it does not cover everything', async () => {
  const coverage = [{ _key: 'c', note: 'com pedido', target: exam('Abdome') }];
  await show([plan('Plano A', 'operadora', { coverage })]);
  expect(screen.getByRole('link', { name: 'Abdome' }).getAttribute('href')).toBe('/exames/Abdome');
});

it('T6: says that a plan covers everything, and names only what asks for something', async () => {
  const coverage = [
    { _key: 'c', note: 'com pedido', target: exam('Abdome') },
    { _key: 'd', note: null, target: exam('Raio-X') },
  ];
  await show([plan('Plano A', 'operadora', { coverage, coversAll: true })]);
  expect(screen.getByText('Todos os serviços e exames da clínica.')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Abdome']);
});

it('U5: says an exam and the service it belongs to once', async () => {
  const ultrasound = { ...exam('Ultrassom'), exams: ['Abdome', 'Tireoide'] };
  const covers = async (...exams: string[]) => {
    const targets = [ultrasound, ...exams.map(exam)];
    const coverage = targets.map((target) => ({ _key: target._id, note: null, target }));
    await show([plan(exams.join(), 'operadora', { coverage })]);
    return [...document.querySelectorAll('.coverage')].at(-1)?.textContent;
  };
  expect(await covers('Abdome', 'Tireoide')).toBe('Ultrassom (todos os exames)');
  // The service may be more than its exams.
  expect(await covers('Abdome')).toBe('UltrassomAbdome');
  expect(await covers('Raio-X')).toBe('UltrassomRaio-X');
});

it('S14: a logo is described by the name of its plan, whatever was once said of it', () => {
  const logo = {
    asset: { _id: 'image-a-200x80-png' },
    alt: 'Foto',
    decorative: true,
    isStock: true,
    credit: 'Banco X',
  };
  const { image } = planEntry(plan('Plano A', 'operadora', { logo: logo as never }));
  expect([image?.image.alt, image?.caption]).toEqual(['Plano A', null]);
});
