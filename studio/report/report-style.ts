/** Paper is white, whatever Studio's theme; on the screen the sheet looks as it will be printed. */
export const REPORT_STYLE = `
.month-report { background: #fff; color: #111; padding: 24px; font: 13px/1.45 system-ui, sans-serif; }
/* A sheet is moved sideways on a telephone; its columns would lie beside it otherwise. */
@media screen { .month-report { box-sizing: border-box; min-inline-size: 680px; } }
.month-report h1 { font-size: 20px; margin: 0 0 8px; }
.month-report h2 { font-size: 15px; margin: 24px 0 8px; break-after: avoid; }
.month-report p { margin: 0 0 8px; }
.month-report ul { margin: 0; padding-inline-start: 20px; }
.month-report table { width: 100%; border-collapse: collapse; }
.month-report th, .month-report td { text-align: start; vertical-align: top; padding: 4px 8px 4px 0; border-block-end: 1px solid #bbb; overflow-wrap: break-word; }
.month-report th { font-weight: 600; border-block-end-color: #111; }
.month-report tr { break-inside: avoid; }
.month-report thead { display: table-header-group; }
.month-report .made { margin-block-start: 16px; color: #444; }
.month-report .signature { display: flex; gap: 48px; margin-block-start: 72px; break-inside: avoid; }
.month-report .signature p { flex: 1; border-block-start: 1px solid #111; padding-block-start: 4px; }
.printed-report { display: none; }
@media print {
  @page { margin: 16mm; }
  html, body { height: auto !important; overflow: visible !important; background: #fff !important; }
  body > *:not(.printed-report) { display: none !important; }
  .printed-report { display: block; }
  .month-report { padding: 0; font-size: 10pt; }
}
`;
