import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createConnectedHarness } from '@standby/live-room/testing/connected-harness';
import { renderParts } from '../../../testing/render-parts';
import { nameOfOther, ownName } from '@standby/room-parts/person-name';
import { People } from './People';
import { LostScreens } from '../Notices/LostScreens';
import { GuestName } from '@standby/room-parts/guest-name';

/** Renders the page as for a person without an account, in connected mode. */
function withGuestPage(): void {
  const tag = document.createElement('meta');
  Object.assign(tag, { name: 'standby:api', content: '/api/v1' });
  document.head.append(tag);
  onTestFinished(() => tag.remove());
}

beforeEach(withGuestPage);
afterEach(() => localStorage.clear());

const entry = (id: string, name: string, number = 1) =>
  ({
    id,
    role: 'controller',
    number,
    visibility: 'visible',
    isCurrent: true,
    person: null,
    name,
  }) as const;

async function openDesk() {
  const harness = createConnectedHarness();
  const opened = renderParts(
    <>
      <LostScreens />
      <People />
    </>,
    harness,
  );
  await opened.pass(2_000);
  const { server } = harness;
  const roster = (...screens: ReturnType<typeof entry>[]) =>
    act(async () => server.broadcast({ kind: 'roster', isWhole: true, screens, gone: [] }));
  return { ...opened, server, roster, ownId: opened.room.getSnapshot().self.id };
}

it('a guest gives a name once; the browser keeps it, and the desks receive it', async () => {
  const { ownId, pass, room, server } = await openDesk();
  const field = await screen.findByLabelText('Your name');
  expect(screen.getByText('Save name').closest('button')).toBeDisabled();
  fireEvent.change(field, { target: { value: '  Anna ' } });
  fireEvent.click(screen.getByText('Save name'));
  await pass(100);
  expect(screen.getByText('The desks see Anna')).toBeVisible();
  expect(server.personNames.get(ownId)).toBe('Anna');
  expect(localStorage.getItem('standby:caller-name')).toBe('Anna');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(screen.getByText('Save name'));
  await pass(100);
  expect(server.personNames.get(ownId)).toBeUndefined();
  expect(room.getSnapshot().self.personName).toBeNull();
});

it('lists, acts and alarms show the link’s name until the guest gives their own', async () => {
  const { ownId, pass, room, roster } = await openDesk();
  await roster(entry(ownId, 'Deputy link'), entry('other', 'Deputy link', 2));
  await pass(100);
  expect(ownName(room.getSnapshot())).toBe('Deputy link');
  // Two people have this link. The other one’s window must not take this window’s name.
  expect(nameOfOther(room.getSnapshot(), 'other')).toBe('Deputy link');
  expect(screen.getByLabelText('Desks')).toHaveTextContent('Deputy linkController 2');
  act(() => room.window.introduce('Anna'));
  await roster(entry(ownId, 'Deputy link: Anna'), entry('other', 'Deputy link', 2));
  await pass(100);
  expect(screen.getByLabelText('People')).toHaveTextContent('Deputy link: Anna');
  await roster(entry(ownId, 'Deputy link: Anna'), entry('other', 'Deputy link: Ben', 2));
  await pass(100);
  expect(ownName(room.getSnapshot())).toBe('Deputy link: Anna');
  expect(nameOfOther(room.getSnapshot(), 'other')).toBe('Deputy link: Ben');
  expect(screen.getByLabelText('People')).toHaveTextContent('Deputy link: Ben');
  await roster(entry(ownId, 'Deputy link: Anna'));
  await pass(7_000);
  expect(screen.getByText(/^Controller 2 \(Deputy link: Ben\) lost/u)).toBeVisible();
});

it('a member is not asked for a name, because the account has one', () => {
  document.querySelector('meta[name="standby:api"]')?.remove();
  renderParts(<GuestName />);
  expect(screen.queryByLabelText('Your name')).toBeNull();
});
