import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import OpeningHours from './opening-hours.tsx';

test('shows its title', () => {
  render(
    <OpeningHours
      _key="a"
      _type="openingHours"
      anchorId={null}
      surface={null}
      header={{ eyebrow: null, title: 'Título de amostra', lead: null }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Título de amostra' })).toBeTruthy();
});
