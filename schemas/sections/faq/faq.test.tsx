import { render, screen } from '@testing-library/react';
import { paragraph } from '../../objects/rich-text-body.fixture.ts';
import type { SectionProps } from '../index.ts';
import Faq from './faq.tsx';

type Item = NonNullable<SectionProps<'faq'>['items']>[number];

const answer = [{ ...paragraph('a', 'Pelo WhatsApp.'), listItem: null, level: null }] as unknown as Item['answer'];

it('opens an answer with the browser’s own disclosure, so it works without script', () => {
  render(
    <Faq
      _key="f"
      _type="faq"
      anchorId={null}
      mode="all"
      surface={null}
      header={{ eyebrow: null, title: 'Dúvidas', lead: null, align: null, titleHidden: null }}
      items={[{ _id: 'a', question: 'Como agendo?', answer }]}
    />,
  );
  const details = screen.getByText('Como agendo?').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('Pelo WhatsApp.');
  // A browser opens it for a link to what is inside.
  expect(details?.querySelector('.answer')?.id).toBe('f-a');
});
