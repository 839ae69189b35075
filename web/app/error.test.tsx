import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import ErrorPage from './error.tsx';

const retry = jest.fn();

function show(error: unknown): void {
  render(<ErrorPage error={error} retry={retry} />);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('says 500 when an error brings no status (E2)', () => {
  show(new Error('broken'));
  expect(screen.getByText('Código: 500')).toBeTruthy();
});

it('says the status that an error brings (E2)', () => {
  show(Object.assign(new Error('gone'), { status: 410 }));
  expect(screen.getByText('Código: 410')).toBeTruthy();
});

it('offers to try again, and a way home (E2)', () => {
  show(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
});
