import { render } from '@testing-library/react';
import { examTypes } from '#schemas/documents/exam/exam.fixture.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import type { ExamDetails } from '#schemas/content.ts';
import { breadcrumbNode, JsonLd, serialize } from './json-ld.tsx';
import { clinicNode, siteNode } from './clinic.ts';
import { examRoute } from '#schemas/documents/exam/exam.route.ts';
import { personNode } from '#schemas/documents/professional/person-node.ts';

const clinic = { ...settingsFixture, demoMode: false };

it('describes the clinic with its registrations, address and doctor in charge', () => {
  const node = clinicNode(clinic);
  expect(node).toMatchObject({
    '@type': 'MedicalClinic',
    '@id': 'http://localhost:3000/#clinica',
    name: 'Clínica Exemplo Norte',
    taxID: '12.ABC.345/01DE-35',
    telephone: '+556630000000',
    address: { '@type': 'PostalAddress', addressRegion: 'MT', addressCountry: 'BR', postalCode: '78000000' },
    identifier: [
      { name: 'Registro CRM-MT', value: '00000' },
      { name: 'CNES', value: '0000000' },
    ],
    employee: [{ '@type': 'Person', jobTitle: 'Médica' }],
  });
});

it('says nothing that is unknown, and never rates the clinic', () => {
  const text = JSON.stringify(clinicNode({ ...clinic, socials: null, geo: null, email: '' }));
  expect(text).not.toMatch(/null|undefined|"":|rating|review/i);
  expect(text).not.toContain('"email"');
});

it('R: claims no specialty for the clinic: those are of people', () => {
  expect(clinicNode(clinic)).not.toHaveProperty('medicalSpecialty');
});

const natal = {
  _key: 'n',
  label: 'Natal',
  department: null,
  date: '2026-12-25',
  until: null,
  status: 'fechado' as const,
  intervals: null,
};

it('gives both halves of a day with a lunch break, and closed holidays (T1)', () => {
  const node = clinicNode({
    ...clinic,
    hours: {
      timeZone: 'America/Cuiaba',
      openingHours: [
        {
          _key: 'h',
          days: ['monday'],
          department: null,
          intervals: [
            { _key: 'a', opens: '07:30', closes: '11:30' },
            { _key: 'b', opens: '13:00', closes: '18:00' },
          ],
        },
      ],
      specialDates: [
        natal,
        // T1: what one department does closes no clinic.
        { ...natal, _key: 'u', department: 'Ultrassonografia', date: '2026-12-26' },
      ],
      departmentsToday: null,
    },
  });
  expect(node.openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday'], opens: '07:30', closes: '11:30' },
    { dayOfWeek: ['Monday'], opens: '13:00', closes: '18:00' },
  ]);
  expect(node.specialOpeningHoursSpecification).toHaveLength(1);
  expect(node.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00', name: 'Natal' },
  ]);
});

it('names a professional with council and number, not with a title nobody registered', () => {
  expect(personNode(clinic.technicalDirector)).toMatchObject({
    name: 'Ana Exemplo da Silva',
    jobTitle: 'Médica',
    hasCredential: [{ credentialCategory: 'CRM', identifier: 'CRM-MT 00000' }],
  });
});

it('describes an exam as procedure and imaging test, with its preparation and reviewer', () => {
  const some: Partial<ExamDetails> = {
    title: 'Ultrassonografia de abdome',
    summary: 'Imagens do abdome.',
    modality: examTypes.ultrasound,
    preparation: null,
    reviewedAt: '2026-10-01',
    reviewedBy: null,
  };
  const nodeOf = (exam: Partial<ExamDetails>) => examRoute.jsonLd?.(exam as ExamDetails, '/exames/abdome');
  const preparation = { noPreparation: true } as ExamDetails['preparation'];
  expect(nodeOf({ ...some, preparation })).toMatchObject({
    '@type': 'MedicalWebPage',
    lastReviewed: '2026-10-01',
    mainEntity: { '@type': ['DiagnosticProcedure', 'ImagingTest'], imagingTechnique: 'https://schema.org/Ultrasound' },
  });
  // Nobody reviewed a preparation that is not there.
  expect(nodeOf(some)).not.toHaveProperty('lastReviewed');
});

it('lists the way to a page, home first', () => {
  expect(breadcrumbNode([{ href: '/topics', label: 'Temas' }]).itemListElement).toMatchObject([
    { position: 1, item: 'http://localhost:3000/' },
    { position: 2, name: 'Temas', item: 'http://localhost:3000/topics' },
  ]);
});

it('U1: tells search engines how the site is searched', () => {
  expect(JSON.parse(serialize([siteNode(clinic)]))['@graph'][0].potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: 'http://localhost:3000/busca?q={words}' },
    'query-input': 'required name=words',
  });
});

it('cannot be broken out of by a text', () => {
  const text = serialize([{ '@type': 'Thing', name: '</script><script>alert(1)' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)');
});

it('is not written while the content is a demonstration', () => {
  const { container, rerender } = render(<JsonLd settings={settingsFixture} nodes={[siteNode(settingsFixture)]} />);
  expect(container.innerHTML).toBe('');
  rerender(<JsonLd settings={clinic} nodes={[siteNode(clinic)]} />);
  expect(container.querySelector('script')?.type).toBe('application/ld+json');
});
