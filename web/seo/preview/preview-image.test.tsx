import { render } from '@testing-library/react';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { PreviewCard } from './preview-card.tsx';
import { originLines, previewLines } from './preview-lines.ts';

it('carries the registration of the clinic and its doctor in charge inside the picture (R10, M24)', () => {
  expect(previewLines(settingsFixture)).toEqual([
    'Registro CRM-MT nº\u00A000000',
    'Diretora técnica médica: Ana Exemplo da Silva · MÉDICA · CRM-MT\u00A000000',
  ]);
});

it.each([
  [1200, 630],
  [740, 300],
])('sets the identification at 35 %% of the largest type or more, at %i × %i (M5)', (width, height) => {
  const { getByText } = render(
    <PreviewCard title="Raio-X" clinic="Clínica" identification={['Registro']} width={width} height={height} />,
  );
  const size = (text: string) => Number.parseFloat(getComputedStyle(getByText(text)).fontSize);
  const own = Number.parseFloat(getComputedStyle(getByText('Registro').parentElement ?? document.body).fontSize);
  expect(own / size('Raio-X')).toBeGreaterThanOrEqual(0.35);
});

it('keeps the identification beside a picture that staff chose, at the same share of the type (M24, M5)', () => {
  const { container, getByText } = render(
    <PreviewCard
      title="Raio-X"
      clinic="Clínica"
      identification={['Registro']}
      picture="data:image/jpeg;base64,AAAA"
      width={1200}
      height={630}
    />,
  );
  const size = (element: Element | null) => Number.parseFloat(getComputedStyle(element ?? document.body).fontSize);
  expect(container.querySelector('img')?.getAttribute('width')).toBe('456');
  expect(size(getByText('Registro').parentElement) / size(getByText('Raio-X'))).toBeGreaterThanOrEqual(0.35);
});

it('S2: leaves the mark of the site out where the clinic has a logo of its own', () => {
  const card = <PreviewCard title="Raio-X" clinic="Clínica" identification={[]} width={1200} height={630} />;
  expect(render(card).container.querySelectorAll('svg')).toHaveLength(1);
  expect(render({ ...card, props: { ...card.props, hasLogo: true } }).container.querySelectorAll('svg')).toHaveLength(
    0,
  );
});

it('names the origin of a stock picture inside the piece (M21)', () => {
  expect(originLines({ isStock: true, credit: 'Banco Exemplo' })).toEqual(['Imagem ilustrativa: Banco Exemplo']);
  expect(originLines({ isStock: false, credit: 'Clínica' })).toEqual([]);
});
