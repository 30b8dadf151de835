import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CurtainCountdown } from './CurtainCountdown';

const OPENED = Date.parse('2025-01-15T19:20:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: OPENED });
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(OPENED);
  return () => vi.useRealTimers();
});

const timer = () => screen.getByRole('timer', { hidden: true });
const pass = (millis: number) => act(() => void vi.advanceTimersByTime(millis));

it('counts from the opening of the page, also on the next step, and stops at zero', () => {
  const { unmount } = render(<CurtainCountdown />);
  expect(timer()).toHaveTextContent('10:00');
  pass(61_000);
  expect(timer()).toHaveTextContent('8:59');
  unmount();
  vi.setSystemTime(OPENED + 545_000);
  render(<CurtainCountdown />);
  expect(timer()).toHaveTextContent('0:55');
  expect(screen.getByText('Standby')).toBeInTheDocument();
  pass(60_000);
  expect(timer()).toHaveTextContent('0:00');
  expect(screen.getByText('Time')).toBeInTheDocument();
  expect(vi.getTimerCount()).toBe(0);
});
