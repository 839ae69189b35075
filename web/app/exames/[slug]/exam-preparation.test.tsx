/** What somebody takes along from the page of an exam: the preparation, on the screen, in WhatsApp and on paper. */
import { screen } from '@testing-library/react';
import { GlobalStyle } from '#web/ui/global-style.tsx';
import { drawWithStyles } from '#web/ui/styles.fixture.tsx';
import { exam, preparation } from '#schemas/documents/exam/exam.fixture.ts';
import { hrefOf, reviewed, show } from './exam-view.fixture.tsx';
import { ExamView } from './exam-view.tsx';
import { settingsFixture } from '#web/shell/settings.fixture.ts';

describe('V: the preparation to take along', () => {
  it('V: goes to the visitor’s own WhatsApp, whole, with who answers for it and where it stands', () => {
    show({ ...reviewed, ionizingRadiation: true });
    expect(hrefOf(/^Enviar o preparo para o meu WhatsApp/)).toBe(
      [
        'https://wa.me/?text=Preparo: Ultrassonografia de tireoide',
        '',
        'Avise a equipe, antes do exame, se houver possibilidade de gravidez.',
        'Até 6 anos: Jejum de 3 horas',
        'A partir de 7 anos: Jejum de 6 horas; Água: livre; Bexiga cheia',
        'Na véspera:',
        'Alimentação: Coma algo leve na véspera.',
        'Medicamentos: Siga a orientação do seu médico.',
        'No dia:',
        'O que levar: Pedido médico, Fralda de pano',
        'Chegue 15 minutos antes, para o cadastro.',
        'Venha com acompanhante.',
        '',
        'Revisado por Ana Exemplo da Silva · MÉDICA · CRM-MT 00000',
        'http://localhost:3000/exames/ultrassonografia-de-tireoide',
        'Clínica Exemplo Norte',
        'Avenida Exemplo, 100, Centro, Cidade Exemplo/MT, CEP 78000-000',
        'Recepção: (66) 3000-0000',
        'Registro CRM-MT nº 00000 · CNES 0000000',
        'Diretora técnica médica: Ana Exemplo da Silva · MÉDICA · CRM-MT 00000',
      ].join('\n'),
    );
  });

  it.each([
    [{ resultDays: 3 }, 'Resultado em até 3 dias úteis'],
    [{ resultDeadline: 'Informado no dia do exame' }, 'Resultado: Informado no dia do exame'],
  ])('U3: the message says when the result comes: %j', (result, line) => {
    show({ preparation, ...result });
    expect(hrefOf(/^Enviar o preparo/)).toContain(`\n${line}\n`);
  });

  it('V: says that nothing is needed, where nothing is', () => {
    show({ preparation: { ...preparation, noPreparation: true, rules: [] } });
    expect(hrefOf(/^Enviar o preparo/)).toContain('\nNão é necessário preparo.\n');
  });

  it('U3: has no day before, where nothing is to be done then', () => {
    show({ preparation: { ...preparation, noPreparation: true, rules: [], diet: null } });
    expect(screen.queryByText('Na véspera')).toBeNull();
    expect(screen.getByText('No dia')).toBeTruthy();
    expect(screen.getByText('Siga a orientação do seu médico.')).toBeTruthy();
    const message = hrefOf(/^Enviar o preparo/);
    expect(message).not.toContain('Na véspera');
    expect(message).toContain('Não é necessário preparo.\nMedicamentos: Siga a orientação do seu médico.\nNo dia:');
  });

  it('U3: is offered directly below its title, before it is told', () => {
    show(reviewed);
    const offers = [/^Enviar o preparo para o meu WhatsApp/, /^Imprimir o preparo/].map((name) => {
      const [found] = [...screen.queryAllByRole('link', { name }), ...screen.queryAllByRole('button', { name })];
      return found?.compareDocumentPosition(screen.getByText('Na véspera'));
    });
    expect(offers).toEqual([Node.DOCUMENT_POSITION_FOLLOWING, Node.DOCUMENT_POSITION_FOLLOWING]);
  });

  it('has its parts below its title in the outline, no level left out', () => {
    show({ ...reviewed, resultDays: 3 });
    const place = screen.getByRole('region', { name: 'Preparo do exame' });
    expect([...place.querySelectorAll('h2,h3,h4')].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H2', 'Preparo do exame'],
      ['H3', 'Até 6 anos'],
      ['H3', 'A partir de 7 anos'],
      ['H3', 'Na véspera'],
      ['H4', 'Alimentação'],
      ['H4', 'Medicamentos'],
      ['H3', 'No dia'],
      ['H4', 'O que levar'],
      ['H4', 'Chegada'],
      ['H3', 'Depois'],
      ['H4', 'Resultado'],
    ]);
  });

  it('has what to take on the day of the exam below the title where there is no day before', () => {
    show({ preparation: { ...preparation, noPreparation: true, rules: [], diet: null } });
    expect(screen.getByRole('heading', { name: 'Medicamentos' }).tagName).toBe('H3');
  });

  it('V: is not offered where there is none', () => {
    show();
    expect(screen.queryByRole('link', { name: /^Enviar o preparo/ })).toBeNull();
  });

  it('V: stands before the photograph', () => {
    const asset = { _id: 'image-a-10x10-png', url: '/a.png', mimeType: 'image/png', width: 10, height: 10, lqip: null };
    const image = { asset, hotspot: null, crop: null, alt: 'A sala', decorative: false, isStock: false, credit: null };
    show({ ...reviewed, image });
    const photograph = screen.getByRole('img', { name: 'A sala' });
    const title = screen.getByRole('heading', { name: 'Preparo do exame' });
    expect(title.compareDocumentPosition(photograph)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('V: is dark on paper, whatever the theme', () => {
    const sheet = drawWithStyles(<GlobalStyle />);
    const printed = [...sheet.cssRules]
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
      .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[]);
    const text = document.body.appendChild(document.createElement('p'));
    const inks = printed.filter((rule) => text.matches(rule.selectorText)).map(({ style }) => style);
    expect(inks.map((style) => [style.getPropertyValue('color'), style.getPropertyPriority('color')])).toEqual([
      ['#000', 'important'],
    ]);
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  it('V: is printed in large type on one sheet, without what paper cannot use', () => {
    const sheet = drawWithStyles(
      <>
        <GlobalStyle />
        <ExamView exam={{ ...exam, ...reviewed }} settings={settingsFixture} />
      </>,
    );
    const printed = [...sheet.cssRules]
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
      .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[]);
    const place = document.querySelector('[aria-labelledby="preparo"]');
    const large = printed.filter(
      (rule) => place?.matches(rule.selectorText) && rule.style.getPropertyValue('font-size') === '13pt',
    );
    expect(large).toHaveLength(1);
    const hidden = printed
      .filter((rule) => rule.style.getPropertyValue('display') === 'none')
      .map((rule) => rule.selectorText);
    const isHidden = (name: RegExp) =>
      hidden.some((selector) => screen.getByRole('link', { name }).closest(selector) !== null);
    expect([/^Agendar este exame/, /^Enviar o preparo/, /^Ligar agora/].map(isHidden)).toEqual([true, true, true]);
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
});

it('M: shows contrast, metal, fasting, company, what to bring, the result and the room in plain words', () => {
  const [, second] = preparation.rules;
  const rules = second ? [{ ...second, fastingHours: 8, fastingHoursMax: 12 }] : [];
  const asked = { usesContrast: true, asksAboutMetal: true, ionizingRadiation: true };
  const bring = ['pedido', 'guia', 'cartao-sus'];
  const company = { needsCompanion: true, minorsWithGuardian: true };
  const { container } = show({
    ...reviewed,
    ...asked,
    resultDays: 3,
    room: 'Sala 2',
    preparation: { ...preparation, ...company, bring, rules },
  });
  const lines = [
    'Avise a equipe, antes do exame, se houver possibilidade de gravidez.',
    'O exame usa contraste. Avise a equipe, antes do exame, se tiver alergia ou doença nos rins, ou se estiver amamentando.',
    'Avise a equipe, antes do exame, se tiver marca-passo, prótese, implante ou outro metal no corpo.',
    'Jejum de 8 a 12 horas',
    'Venha com um acompanhante adulto.',
    'Menores de 18 anos vêm com o responsável legal.',
  ];
  const message = hrefOf(/^Enviar o preparo/);
  for (const line of lines) {
    expect(screen.getByRole('region', { name: 'Preparo do exame' }).textContent).toContain(line);
    expect(message).toContain(line);
  }
  expect(message).toContain('\nO que levar: Pedido médico, Guia autorizada, Cartão SUS\n');
  expect(message).toContain('\nOnde, na clínica: Sala 2\n');
  expect(container.textContent).toContain('Em até 3 dias úteis');
  expect(screen.getByRole('heading', { name: 'Onde, na clínica' }).parentElement?.textContent).toContain('Sala 2');
});

it('M: asks about contrast where the preparation is withheld, and says that there is none', () => {
  const { unmount } = show({ usesContrast: true });
  expect(screen.getByText(/alergia ou doença nos rins/)).toBeTruthy();
  unmount();
  show();
  expect(screen.getByText('Não usa contraste')).toBeTruthy();
  expect(screen.queryByText(/alergia/)).toBeNull();
});

it('T5: the printed sheet begins with whose it is and where to call, and leaves out what is for the screen', () => {
  const questions = [{ _id: 'f', question: 'Preciso de pedido médico?', answer: [] }];
  const sheet = drawWithStyles(
    <>
      <GlobalStyle />
      <ExamView exam={{ ...exam, ...reviewed, faq: questions }} settings={settingsFixture} />
    </>,
  );
  const rules = [...sheet.cssRules];
  const printed = rules
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[]);
  const displays = (list: readonly CSSRule[], element: Element) =>
    list
      .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
      // jsdom refuses to match pseudo-elements.
      .filter(({ selectorText }) => !selectorText.includes('::') && element.matches(selectorText))
      .map((rule) => rule.style.getPropertyValue('display'))
      .filter(Boolean);
  const head = document.querySelector('.on-paper');
  expect(head?.textContent).toContain('Clínica Exemplo Norte');
  expect(head?.textContent).toContain('(66) 3000-0000');
  expect(head?.textContent).toContain('WhatsApp: (66) 90000-0000');
  expect(head?.textContent).toContain('Dia e hora do exame');
  expect(head && displays(rules, head)).toEqual(['none']);
  expect(head && displays(printed, head)).toEqual(['block']);
  const asked = screen.getByText('Preciso de pedido médico?').closest('.on-screen');
  // Whatever else says how these stand on the screen.
  const hidden = printed.filter((rule) => rule.style.display === 'none' && asked?.matches(rule.selectorText));
  expect(hidden.map(({ style }) => style.getPropertyPriority('display'))).toEqual(['important']);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
