import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LiveCountdown } from './LiveCountdown';

const START = new Date('2025-01-15T19:20:00.250Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  return () => vi.useRealTimers();
});

function pass(millis: number): void {
  act(() => {
    vi.advanceTimersByTime(millis);
  });
}

it('starts at once and changes with its own seconds', () => {
  render(<LiveCountdown />);
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  pass(999);
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('9:59');
  pass(9000);
  expect(screen.getByRole('timer')).toHaveTextContent('9:50');
});

it('is correct after a sleep as soon as the tab is visible', () => {
  render(<LiveCountdown />);
  vi.setSystemTime(START.getTime() + 300_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('timer')).toHaveTextContent('5:00');
  expect(screen.getByText('Five minutes, please')).toBeInTheDocument();
});

it('shows its state and the calls up to the end, and play restarts it', () => {
  render(<LiveCountdown />);
  const timer = screen.getByRole('timer');
  expect(screen.getByText('Running')).toBeInTheDocument();
  expect(screen.getByText('Ten minutes, please')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Pause'));
  expect(screen.getByText('Paused')).toBeInTheDocument();
  pass(30_000);
  expect(timer).toHaveTextContent('10:00');

  fireEvent.click(screen.getByText('Play'));
  pass(540_000);
  expect(timer).toHaveTextContent('1:00');
  expect(timer).toHaveAttribute('data-phase', 'standby');
  expect(screen.getByText('Standby')).toBeInTheDocument();
  expect(screen.getByText('Places. LX 1, stand by')).toBeInTheDocument();

  pass(120_000);
  expect(timer).toHaveTextContent('0:00');
  expect(timer).toHaveAttribute('data-phase', 'time');
  expect(screen.getByText('Time')).toBeInTheDocument();
  expect(screen.getByText('LX 1, go')).toBeInTheDocument();

  fireEvent.click(screen.getByText('Play'));
  expect(timer).toHaveTextContent('10:00');
  pass(1000);
  expect(timer).toHaveTextContent('9:59');
});

it('subtracts and adds a minute, and shows the time past zero', () => {
  render(<LiveCountdown />);
  const timer = screen.getByRole('timer');
  const elapsed = () => screen.getByLabelText('Elapsed').getAttribute('aria-valuetext');
  expect(elapsed()).toBe('0% of 10 minutes');
  fireEvent.click(screen.getByText('-1m'));
  expect(timer).toHaveTextContent('9:00');
  expect(elapsed()).toBe('10% of 10 minutes');
  fireEvent.click(screen.getByText('Pause'));
  fireEvent.click(screen.getByText('+1m'));
  fireEvent.click(screen.getByText('+1m'));
  expect(timer).toHaveTextContent('11:00');
  expect(elapsed()).toBe('0% of 10 minutes');
});

it('needs no timer once it has ended or is paused', () => {
  render(<LiveCountdown />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(600_000);
  expect(vi.getTimerCount()).toBe(0);
});
