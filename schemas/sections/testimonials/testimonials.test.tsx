import { render, screen } from '@testing-library/react';
import { APPROVED_FIELDS } from '../../rules/approval.ts';
import { ask } from '../../testing.ts';
import type { SectionProps } from '../index.ts';
import { TESTIMONIALS_FRAGMENT } from './testimonials.query.ts';
import Testimonials from './testimonials.tsx';

const settings = { _id: 'siteSettings', _type: 'siteSettings', features: { testimonials: true } };
const content = {
  quote: 'A recepção explicou tudo com calma.',
  authorDisplay: 'M. S.',
  area: { _ref: 'area-clinica-geral' },
  subject: 'recepcao',
};
const testimonial = (id: string, more = {}) => ({
  _id: id,
  _type: 'testimonial',
  ...content,
  consentAt: '2026-01-01',
  approval: { by: 'u1', content },
  ...more,
});
const section = { _id: 's', _type: 'testimonials' };

async function shown(...documents: readonly object[]): Promise<string[] | null> {
  const result = await ask(`*[_id == "s"][0]{${TESTIMONIALS_FRAGMENT}}`, [section, settings, ...documents]);
  return (result as { items: { _id: string }[] | null }).items?.map(({ _id }) => _id) ?? null;
}

it('shows three at most, the newest first (M18, M19)', async () => {
  const all = ['1', '2', '3', '4'].map((day) => testimonial(day, { consentAt: `2026-01-0${day}` }));
  expect(await shown(...all)).toEqual(['4', '3', '2']);
});

it('leaves out psychology, what nobody approved and consent that was taken back (P7, M19)', async () => {
  const mind = { _ref: 'area-mente' };
  const area = { _id: 'area-mente', _type: 'area', title: 'Saúde mental', regulation: 'psicologia' };
  expect(
    await shown(
      area,
      testimonial('a', { area: mind, approval: { by: 'u1', content: { ...content, area: mind } } }),
      testimonial('b', { approval: null }),
      testimonial('e', { approval: { content } }),
      testimonial('c', { consentRevokedAt: '2026-02-01' }),
      testimonial('d'),
    ),
  ).toEqual(['d']);
});

it('C9: leaves out what changed after the technical director approved it', async () => {
  const changed = APPROVED_FIELDS.testimonial.map((field) => testimonial(field, { [field]: 'outra coisa' }));
  expect(await shown(...changed, testimonial('d', { consentRef: 'B-1' }))).toEqual(['d']);
});

it('stays away until the clinic switches testimonials on', async () => {
  const result = await ask(`*[_id == "s"][0]{${TESTIMONIALS_FRAGMENT}}`, [section, testimonial('a')]);
  expect(result).toMatchObject({ items: null });
});

it('shows initials and subject, and nothing at all without an item', () => {
  const props = {
    _key: 't',
    _type: 'testimonials',
    anchorId: null,
    surface: null,
    header: { eyebrow: null, title: 'Depoimentos', lead: null, align: null, titleHidden: null },
    items: [{ _id: 'a', quote: 'A recepção explicou tudo.', authorDisplay: 'M. S.', subject: 'recepcao', year: 2026 }],
  } satisfies SectionProps<'testimonials'>;
  const { container, rerender } = render(<Testimonials {...props} />);
  expect(screen.getByText('M. S.').parentElement?.textContent).toBe('M. S. sobre recepção, 2026');
  rerender(<Testimonials {...props} items={[]} />);
  expect(container.textContent).toBe('');
});
