import { render, screen } from '@testing-library/react';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import type { SectionProps } from '../index.ts';
import Banner from './banner.tsx';

const props = {
  _key: 'b',
  _type: 'banner',
  anchorId: 'inicio',
  variant: 'principal',
  eyebrow: 'Cidade Exemplo',
  title: 'Clínica geral e psicologia',
  text: null,
  ctas: [
    { _key: '1', label: 'Ver serviços', style: 'secondary', icon: null, link: { kind: 'page', href: '/servicos' } },
    { _key: '2', label: 'Página removida', style: null, icon: null, link: { kind: 'page', href: null } },
  ],
  image: null,
  icon: null,
  clinic: null,
} satisfies SectionProps<'banner'>;

it.each(['principal', 'centrado', 'interno'] as const)('carries the title of the page when it is "%s"', (variant) => {
  render(<Banner {...props} variant={variant} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(props.title);
});

it('leaves the title of the page to others when it is "marca"', () => {
  render(<Banner {...props} variant="marca" />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(props.title);
});

it('leaves out a button whose page is gone', () => {
  render(<Banner {...props} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ver serviços']);
});

const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);

it('draws who receives one and the region where there is no picture, and the place beside plain titles', () => {
  const { container, rerender } = render(<Banner {...props} ctas={null} />);
  expect(drawn(container)).toEqual(['welcome', 'panorama']);
  rerender(<Banner {...props} ctas={null} variant="interno" icon="phone" />);
  expect(drawn(container)).toEqual(['reception']);
});

it('shows the editor’s picture in its frame with the text alternative', () => {
  const asset = {
    _id: 'image-abc-1200x900-jpg',
    url: '',
    mimeType: 'image/jpeg',
    width: 1200,
    height: 900,
    lqip: null,
  };
  const picture = {
    asset,
    hotspot: null,
    crop: null,
    alt: 'Recepção',
    decorative: null,
    isStock: true,
    credit: 'Banco X',
  };
  render(<Banner {...props} image={picture} />);
  const image = screen.getByRole('img', { name: 'Recepção' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['560', '420']);
  expect(image.getAttribute('srcset')?.split(', ')).toHaveLength(4);
  expect(screen.getByText('Imagem ilustrativa, Banco X')).toBeTruthy();
});

it('identifies clinic and technical director on the main page (M3, M4)', () => {
  const { technicalDirector, crmRegistration } = settingsFixture;
  const clinic = { technicalDirector, crmRegistration };
  const { rerender } = render(<Banner {...props} clinic={clinic} />);
  expect(screen.getByText('Registro CRM-MT nº 00000')).toBeTruthy();
  expect(screen.getByText(/Diretora técnica médica/).textContent).toBe(
    'Diretora técnica médica: Ana Exemplo da Silva · MÉDICA · CRM-MT 00000',
  );
  rerender(<Banner {...props} variant="interno" clinic={clinic} />);
  expect(screen.queryByText('Registro CRM-MT nº 00000')).toBeNull();
});
