import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { GlobalStyle } from '#web/ui/global-style.tsx';
import { drawWithStyles } from '#web/ui/styles.fixture.tsx';
import { OpenStatus } from './open-status.tsx';

const openingHours = [{ days: ['monday'], intervals: [{ opens: '07:30', closes: '18:00' }] }];

afterEach(() => {
  jest.useRealTimers();
});

it('turns in the minute in which the clinic closes, without a reload (B10)', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T17:58:20-04:00') });
  render(<OpenStatus openingHours={openingHours} timeZone="America/Cuiaba" />);
  expect(screen.getByText('Aberto agora, fecha às 18h').dataset.open).toBe('true');
  act(() => jest.advanceTimersByTime(40_000));
  act(() => jest.advanceTimersByTime(59_999));
  expect(screen.getByText('Aberto agora, fecha às 18h')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Fechado agora, abre segunda, 30/11, às 7h30').dataset.open).toBeUndefined();
});

it('leaves what stands there where the hours are unknown', () => {
  render(
    <OpenStatus openingHours={[]} timeZone="America/Cuiaba">
      Consulte a recepção
    </OpenStatus>,
  );
  expect(screen.getByText('Consulte a recepção')).toBeTruthy();
});

it('leaves the room to what stood there, so that the page does not move', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00-04:00') });
  drawWithStyles(<GlobalStyle />);
  render(
    <OpenStatus openingHours={openingHours} timeZone="America/Cuiaba">
      Segunda a sexta, 7h30 às 18h
    </OpenStatus>,
  );
  const before = screen.getByText('Segunda a sexta, 7h30 às 18h');
  const status = screen.getByText('Aberto agora, fecha às 18h');
  expect(getComputedStyle(before).visibility).toBe('hidden');
  expect([before, status].map((part) => getComputedStyle(part).gridArea)).toEqual(['1/1', '1/1']);
});
