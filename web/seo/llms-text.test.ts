import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { llmsText } from './llms-text.ts';

const place = (path: string, listed = true, type = 'page') => ({
  id: path,
  type,
  path,
  listed,
  former: [],
  updatedAt: '',
  guards: [],
});

it('tells where, when and what there is', () => {
  const text = llmsText({ ...settingsFixture, demoMode: false }, [place('/a-clinica'), place('/oculta', false)]);
  expect(text).toMatch(/^# Clínica Exemplo Norte\n/);
  expect(text).toContain('- Segunda a sexta: 7h30 às 18h');
  expect(text).toContain('- http://localhost:3000/a-clinica');
  expect(text).not.toContain('oculta');
});

it('S2: names a list of articles only where there are some', () => {
  const own = { ...settingsFixture, demoMode: false };
  expect(llmsText(own, [])).not.toContain('/topics');
  expect(llmsText(own, [place('/topics/a', true, 'topic')])).toContain('/topics\n');
});

it('V: says where the nearest emergency room is', () => {
  const emergencyRoom = { name: 'Hospital Exemplo', address: null, phone: '+556630000002' };
  const text = llmsText({ ...settingsFixture, emergencyRoom, demoMode: false }, []);
  expect(text).toContain('\nPronto-socorro mais próximo: Hospital Exemplo, (66) 3000-0002\n');
  expect(llmsText({ ...settingsFixture, demoMode: false }, [])).not.toContain('Pronto-socorro');
});

it('does not pass a demonstration off as a clinic', () => {
  const text = llmsText(settingsFixture, [place('/a-clinica')]);
  expect(text).toContain('demonstração');
  expect(text).not.toContain('/a-clinica');
});
