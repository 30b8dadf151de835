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

it('runs at once and changes on its own seconds', () => {
  render(<LiveCountdown />);
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  pass(999);
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('9:59');
  pass(9000);
  expect(screen.getByRole('timer')).toHaveTextContent('9:50');
});

it('is right after a sleep, as soon as the tab is seen', () => {
  render(<LiveCountdown />);
  vi.setSystemTime(START.getTime() + 300_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('timer')).toHaveTextContent('5:00');
  expect(screen.getByText('Five minutes, please')).toBeInTheDocument();
});

it('says its state in a word', () => {
  render(<LiveCountdown />);
  expect(screen.getByText('Running')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('Paused')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(540_000);
  expect(screen.getByText('Standby')).toBeInTheDocument();
  pass(60_000);
  expect(screen.getByText('Time')).toBeInTheDocument();
});

it('needs no timer once it has ended or is paused', () => {
  render(<LiveCountdown />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(600_000);
  expect(vi.getTimerCount()).toBe(0);
});
