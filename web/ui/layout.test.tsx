import { Box, Column, Grid, type Step, Toolbar } from './layout.tsx';
import { drawWithStyles } from './styles.fixture.tsx';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const pixels = (length: string) =>
  length.endsWith('rem') ? Number.parseFloat(length) * 16 : Number.parseFloat(length || 'NaN');

/** Declarations by the window width in px from which they hold; 0 for always. */
function byWidth(sheet: CSSStyleSheet, property: string): Record<number, string> {
  const found: Record<number, string> = {};
  const collect = (rules: CSSRuleList, width: number) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        collect(rule.cssRules, Number.parseFloat(/min-width: ?([\d.]+)em/.exec(rule.media.mediaText)?.[1] ?? '') * 16);
      } else if (rule instanceof CSSStyleRule && rule.style.getPropertyValue(property)) {
        found[width] = rule.style.getPropertyValue(property);
      }
    }
  };
  collect(sheet.cssRules, 0);
  return found;
}

const all = Array.from({ length: 17 }, (_, step) => step as Step);

it.each([
  ['$mt', 'margin-block-start'],
  ['$p', 'padding'],
  ['$px', 'padding-inline'],
  ['$gap', 'gap'],
])('%s sets %s in steps of 2 px, from 0 to 32 px (B8)', (name, property) => {
  const seen = all.map((step) => {
    drawWithStyles(<Box {...{ [name]: step }} />);
    return pixels(
      getComputedStyle(document.body.lastElementChild?.firstElementChild ?? document.body)[property as 'gap'],
    );
  });
  expect(seen).toEqual(all.map((step) => step * 2));
});

it('draws toolbars 64 px high, 56 on small screens, 48 where they are dense (B8)', () => {
  expect(byWidth(drawWithStyles(<Toolbar />), 'min-height')).toEqual({ 0: '56px', 768: '64px' });
  expect(byWidth(drawWithStyles(<Toolbar $dense />), 'min-height')).toEqual({ 0: '48px', 768: '48px' });
});

it('lays out twelve columns with breakpoints at 576, 768, 992 and 1600 px (B7)', () => {
  expect(byWidth(drawWithStyles(<Grid />), 'grid-template-columns')).toEqual({ 0: 'repeat(12,minmax(0,1fr))' });
  const spans = { gridSm: 10, gridMd: 8, gridLg: 6, gridXl: 3 };
  expect(byWidth(drawWithStyles(<Column $span={spans} />), 'grid-column')).toEqual({
    0: 'span 12',
    576: 'span 10',
    768: 'span 8',
    992: 'span 6',
    1600: 'span 3',
  });
});
