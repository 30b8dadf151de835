import { act, fireEvent, screen } from '@testing-library/react';
import { missingPeopleKey, type MissingPeople } from '@standby/contracts';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { afterEach, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { Missing } from './Missing';

const MINUTE = 60_000;
const KEY = missingPeopleKey('hamlet');

const missing = (names: readonly string[]): MissingPeople => ({
  call: 'Performance 5',
  dueAtMs: CURTAIN_MS + 5 * MINUTE,
  endsAtMs: CURTAIN_MS + 300 * MINUTE,
  people: names.map((name) => ({ name, position: 'Ghost', phone: '+1 617 555 0142 ext. 3' })),
});

/** Stores the note as another window of this browser would. */
const note = (people: MissingPeople | undefined): void =>
  act(() => {
    if (people) localStorage.setItem(KEY, JSON.stringify(people));
    else localStorage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

afterEach(() => localStorage.removeItem(KEY));

it('lists from the half on who has not signed in, with a number to call, until they have', async () => {
  const { pass } = renderParts(<Missing />);
  note(missing(['Oskar Weiss']));
  await pass(4 * MINUTE);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(2 * MINUTE);
  const alarm = await screen.findByText('1 not signed in for performance 5');
  expect(alarm).toBeVisible();
  expect(screen.getByText('+1 617 555 0142 ext. 3')).toHaveAttribute('href', 'tel:+16175550142');
  note(missing([]));
  expect(screen.queryByText(/not signed in/u)).not.toBeInTheDocument();
});

it('names three people and counts the others, until it is dismissed or the call is over', async () => {
  const { pass } = renderParts(<Missing />);
  note(missing(['Oskar', 'Yuki', 'Maya', 'Tunde']));
  await pass(6 * MINUTE);
  expect(await screen.findByText(/and 1 more on the sign-in sheet/u)).toBeVisible();
  fireEvent.click(screen.getByText('Dismiss'));
  expect(screen.queryByText(/not signed in/u)).not.toBeInTheDocument();
  note({ ...missing(['Oskar']), call: 'Performance 6' });
  expect(screen.getByText('1 not signed in for performance 6')).toBeVisible();
  await pass(300 * MINUTE);
  expect(screen.queryByText(/not signed in/u)).not.toBeInTheDocument();
});

it('is hidden from viewers', async () => {
  const harness = createRoomHarness(CURTAIN_MS);
  const { pass } = renderInRoom(harness, 'viewer', <Missing />);
  note(missing(['Oskar']));
  await pass(6 * MINUTE);
  expect(screen.queryByText(/not signed in/u)).not.toBeInTheDocument();
});

it('is one line in the show mode, and disappears when the banner is dismissed', async () => {
  const { pass } = renderParts(
    <>
      <Missing />
      <Missing as="line" />
    </>,
  );
  note(missing(['Oskar', 'Yuki']));
  await pass(6 * MINUTE);
  const line = await screen.findByText('2 not signed in for performance 5: Oskar, Yuki');
  expect(line).toHaveAttribute('role', 'alert');
  fireEvent.click(await screen.findByText('Dismiss'));
  expect(screen.queryByText(/not signed in/u)).not.toBeInTheDocument();
});
