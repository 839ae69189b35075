import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitorsSection } from './visitors-section.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'visitors-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('administrators read how the site reached its visitors, counted by all of its processes', async () => {
  const folder = join(dataDir, 'site', 'visitors');
  mkdirSync(folder, { recursive: true });
  const day = {
    visits: 40,
    counts: { 'LCP phone /': [30, 5, 5], 'LCP phone /exames': [0, 0, 20] },
    errors: { 'a.js <x>': 3 },
  };
  // Two instances of the site, and a file that cannot be read.
  for (const name of ['a', 'b'])
    writeFileSync(
      join(folder, `${name}.json`),
      JSON.stringify({ format: 1, edges: { LCP: [1000, 2500] }, days: { '2026-03-01': day } }),
    );
  writeFileSync(join(folder, 'c.json'), '{');
  const html = String(await visitorsSection(dataDir)).replace(/\s+/g, ' ');
  expect(html).toContain('80 visitas nos últimos 28 dias');
  expect(html).toContain('a medida foi a da coluna “Valor” ou menor');
  expect(html).toMatch(/Conteúdo principal na tela[^|]*tela pequena[^|]*além da escala \(acima\)[^|]*até 2,5 s/);
  expect(html).toContain('/exames (além da escala)');
  expect(html).toContain('<code>a.js &lt;x&gt;</code> (6)');
});
