import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_STORAGE_KEY, readClock, writeClock } from './clock-store';
import { useClock } from './useClock';
import { useClockMenu } from './useClockMenu';

function Shown() {
  const { items } = useClockMenu();
  const checked = items.filter((item) => item.kind === 'radio' && item.checked);
  return (
    <output>
      {useClock()} {checked.map(({ label }) => label).join()}
    </output>
  );
}

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['clock'];
});

describe('before a person chooses', () => {
  it.each([
    ['en-US', '12-hour'],
    ['en-GB', '24-hour'],
    ['es-US', '24-hour'],
  ])('the language decides: %s, %s', (language, clock) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    expect(readClock()).toBe(clock);
  });

  it('uses the language’s clock when something else is stored', () => {
    localStorage.setItem(CLOCK_STORAGE_KEY, 'sundial');
    expect(readClock()).toBe('24-hour');
  });
});

it('shows a choice at once and remembers it', () => {
  render(<Shown />);
  expect(screen.getByRole('status')).toHaveTextContent('24-hour 24-hour (19:30)');
  act(() => writeClock('12-hour'));
  expect(screen.getByRole('status')).toHaveTextContent('12-hour 12-hour (7:30 PM)');
  expect(localStorage.getItem(CLOCK_STORAGE_KEY)).toBe('12-hour');
});

it('shows a choice of another tab', () => {
  render(<Shown />);
  act(() => {
    const change = { key: CLOCK_STORAGE_KEY, newValue: '12-hour' };
    window.dispatchEvent(new StorageEvent('storage', change));
  });
  expect(screen.getByRole('status')).toHaveTextContent('12-hour 12-hour (7:30 PM)');
});

it('keeps a choice until the page closes when the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  writeClock('12-hour');
  expect(readClock()).toBe('12-hour');
});
