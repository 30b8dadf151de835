import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { THEME_STORAGE_KEY } from '../../theme/theme-store';
import { ThemeToggle } from './ThemeToggle';

/** Simulates a system with a preferred theme that can change. */
function stubSystemPreference(initial: 'dark' | 'light') {
  const query = Object.assign(new EventTarget(), { matches: initial === 'light' });
  vi.stubGlobal('matchMedia', () => query);
  return {
    change: (theme: 'dark' | 'light') => {
      query.matches = theme === 'light';
      query.dispatchEvent(new Event('change'));
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe('ThemeToggle', () => {
  it('starts with the system’s preference and follows it', () => {
    const system = stubSystemPreference('light');
    render(<ThemeToggle />);
    expect(screen.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
    act(() => system.change('dark'));
    expect(screen.getByRole('button', { name: 'Use light theme' })).toBeVisible();
  });

  it('changes the theme, remembers it and reaches every toggle of the page', async () => {
    stubSystemPreference('dark');
    render(
      <>
        <ThemeToggle />
        <ThemeToggle />
      </>,
    );
    const [first] = screen.getAllByRole('button', { name: 'Use light theme' });
    if (first) await userEvent.click(first);
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('light');
    expect(screen.getAllByRole('button', { name: 'Use dark theme' })).toHaveLength(2);
  });

  it('follows a choice made in another tab', () => {
    stubSystemPreference('dark');
    render(<ThemeToggle />);
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: 'light' }),
      );
    });
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(screen.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  });

  it('changes the theme for this page when storage is full', async () => {
    stubSystemPreference('dark');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<ThemeToggle />);
    await userEvent.click(screen.getByRole('button', { name: 'Use light theme' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});
