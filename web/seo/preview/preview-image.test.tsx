import { render } from '@testing-library/react';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { PreviewCard } from './preview-card.tsx';
import { previewLines } from './preview-lines.ts';

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
