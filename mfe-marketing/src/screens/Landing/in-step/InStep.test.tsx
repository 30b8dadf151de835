import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Closing } from '../closing/Closing';
import DeskAndViewer from './DeskAndViewerLazy';
import { earlyPresses, firstScroll, recordPress } from './first-scroll';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-01-15T19:20:00.250Z') });
  return () => {
    vi.useRealTimers();
    window.removeEventListener('click', recordPress, true);
    earlyPresses.length = 0;
  };
});

function pass(millis: number): void {
  act(() => void vi.advanceTimersByTime(millis));
}

const desk = () => within(screen.getByRole('region', { name: 'Desk' }));
const viewer = () => within(screen.getByRole('region', { name: 'Viewer' }));
const figures = () => [
  desk().getByRole('timer').textContent,
  viewer().getByRole('timer').textContent,
];

it('waits for Play, and then both show the same second', () => {
  render(<DeskAndViewer />);
  pass(5000);
  expect(figures()).toEqual(['10:00', '10:00']);
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(desk().getByText('Play'));
  expect(desk().getByText('Running')).toBeVisible();
  pass(61_000);
  expect(figures()).toEqual(['8:59', '8:59']);
  fireEvent.click(desk().getByText('+1m'));
  fireEvent.click(desk().getByText('Pause'));
  pass(5000);
  expect(figures()).toEqual(['9:59', '9:59']);
});

it('blacks the viewer out and back, and says so', () => {
  render(<DeskAndViewer />);
  const button = desk().getByRole('button', { name: 'Blackout' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(viewer().queryByRole('timer')).not.toBeInTheDocument();
  expect(viewer().getByRole('status')).toHaveTextContent('in blackout');
  fireEvent.click(button);
  expect(viewer().getByRole('timer')).toHaveTextContent('10:00');
});

it('loads once the page is scrolled, and at once where it was', async () => {
  const handleScroll = vi.fn<() => void>();
  const scrolled = firstScroll().then(handleScroll);
  await Promise.resolve();
  expect(handleScroll).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  await scrolled;
  vi.stubGlobal('scrollY', 300);
  await firstScroll();
  expect(handleScroll).toHaveBeenCalledOnce();
});

it('does what was pressed before its code was there, once', async () => {
  const markup = renderToString(<DeskAndViewer />);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = markup;
  const scrolled = firstScroll();
  for (const name of ['Blackout', '+1m', '+1m']) fireEvent.click(within(page).getByText(name));
  // A press is reason enough to load it.
  await scrolled;
  render(<DeskAndViewer />, { container: page, hydrate: true });
  const button = within(page).getByRole('button', { name: 'Blackout' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(within(page).getByRole('timer')).toHaveTextContent('12:00');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(earlyPresses).toEqual([]);
});

it('the page ends with the way in', () => {
  render(<Closing />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/auth/get-started',
  );
});
