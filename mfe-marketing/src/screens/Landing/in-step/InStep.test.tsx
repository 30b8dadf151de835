import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Closing } from '../closing/Closing';
import { DeskAndViewer } from './DeskAndViewer';
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

it('blacks out the viewer and restores it, with an announcement', () => {
  render(<DeskAndViewer />);
  const button = desk().getByRole('button', { name: 'Blackout' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(viewer().queryByRole('timer')).not.toBeInTheDocument();
  expect(viewer().getByRole('status')).toHaveTextContent('in blackout');
  fireEvent.click(button);
  expect(viewer().getByRole('timer')).toHaveTextContent('10:00');
});

it('loads once the page is scrolled, and at once on an already scrolled page', async () => {
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

it('repeats an early press exactly once after its module has loaded', async () => {
  const markup = renderToString(<DeskAndViewer />);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = markup;
  const scrolled = firstScroll();
  for (const name of ['Blackout', '+1m', '+1m']) fireEvent.click(within(page).getByText(name));
  // A press also loads the module.
  await scrolled;
  render(<DeskAndViewer />, { container: page, hydrate: true });
  const button = within(page).getByRole('button', { name: 'Blackout' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(within(page).getByRole('timer')).toHaveTextContent('12:00');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(earlyPresses).toEqual([]);
});

it('the page ends with a link to get started', () => {
  render(<Closing />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/auth/get-started',
  );
});
