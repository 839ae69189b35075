/** Rows become cards where the pane is narrow. */
export const PRICE_STYLE = `
  [data-testid='price-table'] table { width: 100%; border-collapse: collapse; }
  [data-testid='price-table'] :is(th, td) {
    padding: 0.625rem 0.5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; border-bottom: 1px solid var(--card-border-color);
  }
  [data-testid='price-table'] tbody td:nth-child(-n + 4):not(:nth-child(3)), [data-testid='price-table'] tbody th {
    padding-top: 1.25rem;
  }
  [data-testid='price-table'] :is(th, td):nth-child(3) { width: 9.5rem; text-align: right; }
  [data-testid='price-table'] :is(th, td):nth-child(2) { width: 6.5rem; }
  [data-testid='price-table'] tr[data-changed='true'] > :first-child { box-shadow: inset 3px 0 0 var(--card-focus-ring-color); }
  [data-testid='price-table'] a:focus-visible {
    outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; border-radius: 3px;
  }
  @container (max-width: 620px) {
    [data-testid='price-table'] thead { position: absolute; clip-path: inset(50%); }
    [data-testid='price-table'] tr {
      display: grid; grid-template-columns: 1fr 9.5rem; border-bottom: 1px solid var(--card-border-color); padding: 0.75rem 0;
    }
    [data-testid='price-table'] tbody tr > * { border: 0; width: auto; padding: 0.375rem 0.5rem !important; }
    [data-testid='price-table'] td:nth-child(3) { grid-column: 2; grid-row: 1; }
    [data-testid='price-table'] td:is(:nth-child(2), :nth-child(4)) { grid-column: 1 / -1; }
    [data-testid='price-table'] td:empty { display: none; }
  }
`;
