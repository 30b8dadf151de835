import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollectionError } from '@standby/collections/port';
import { choose, field } from '@standby/testing/field';
import { expect, it, vi } from 'vitest';
import type { ControlDevices } from '../../data/device-controls';
import { makeDevice } from '../../testing/make-device';
import { ControlDialog } from './ControlDialog';

const viewer = { kind: 'viewer', showId: 'hamlet' } as const;

const devices = [
  makeDevice('wings', { name: 'Wings', room: 'Attic', assignment: viewer }),
  makeDevice('pit', { name: 'Pit' }),
  makeDevice('box', { name: 'Box', isPaired: false }),
];

const idsOf = (chosen: readonly { readonly id: string }[]) => chosen.map(({ id }) => id);

async function open(control: ControlDevices, target?: string) {
  const shows = async () => [{ id: 'hamlet', title: 'Hamlet' }];
  render(<ControlDialog {...{ devices, target, control, shows }} onClose={() => undefined} />);
  await screen.findByRole('dialog', { name: 'Control devices' });
  return userEvent.setup();
}

it('assigns a show to all paired devices, the devices of a room, or one device, and changes their display', async () => {
  const control = vi.fn<ControlDevices>(async () => undefined);
  const user = await open(control);
  expect(field('For')).toHaveTextContent('All 2 paired devices');
  expect(field('Shows')).toHaveTextContent('Different things');
  await choose(user, 'Shows', 'Viewer');
  await choose(user, 'Show', 'Hamlet');
  expect(control).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send to 2 devices' }));
  expect(idsOf(control.mock.lastCall?.[0] ?? [])).toEqual(['wings', 'pit']);
  expect(control.mock.lastCall?.[1]).toEqual({ assignment: viewer });

  await choose(user, 'For', 'In Lobby');
  await user.click(screen.getByRole('button', { name: 'Blackout' }));
  expect(idsOf(control.mock.lastCall?.[0] ?? [])).toEqual(['pit']);
  expect(control.mock.lastCall?.[1]).toEqual({ display: { isBlackout: true } });
  await choose(user, 'Brightness', '50%');
  expect(control.mock.lastCall?.[1]).toEqual({ display: { brightness: 50 } });
  await choose(user, 'Turned', 'Turned 90°');
  expect(control.mock.lastCall?.[1]).toEqual({ display: { rotation: 90 } });
  await user.click(screen.getByRole('checkbox', { name: 'Mirrored' }));
  expect(control.mock.lastCall?.[1]).toEqual({ display: { isMirrored: true } });
  await user.click(screen.getByRole('button', { name: 'Identify' }));
  expect(control.mock.lastCall?.[1]).toEqual({ identify: true });
});

it.each([
  ['Calls', { kind: 'calls', showId: 'hamlet' }],
  ['Sign-in sheet', { kind: 'sign-in', showId: 'hamlet' }],
  ['Standby page', { kind: 'standby' }],
] as const)('sends the %s', async (choice, assignment) => {
  const control = vi.fn<ControlDevices>(async () => undefined);
  const user = await open(control, 'device:wings');
  await choose(user, 'Shows', choice);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(control.mock.lastCall?.[1]).toEqual({ assignment });
});

it('says that a device shows another show if the choices do not include it', async () => {
  const elsewhere = { kind: 'viewer', showId: 'lear' } as const;
  const shows = async () => [{ id: 'hamlet', title: 'Hamlet' }];
  const shown = [makeDevice('wings', { assignment: elsewhere })];
  render(<ControlDialog devices={shown} {...{ shows }} target={undefined} onClose={() => {}} />);
  await screen.findByRole('dialog', { name: 'Control devices' });
  expect(field('Shows')).toHaveTextContent('Viewer');
  expect(field('Show')).toHaveTextContent('Another show');
});

it('begins with its own device, asks for the department of a cue light, and shows a failure', async () => {
  const unreachable = new CollectionError('unreachable', 'The server does not answer.');
  const control = vi.fn<ControlDevices>(() => Promise.reject(unreachable));
  const user = await open(control, 'device:wings');
  expect(field('For')).toHaveTextContent('Wings');
  await vi.waitFor(() => expect(field('Shows')).toHaveTextContent('Viewer'));
  await vi.waitFor(() => expect(field('Show')).toHaveTextContent('Hamlet'));
  await choose(user, 'Shows', 'Cue light');
  expect(field('Department')).toHaveTextContent('LX Lights');
  await choose(user, 'Department', 'Another department');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.type(field('Abbreviation'), 'snd');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const light = { kind: 'light', showId: 'hamlet', department: 'SND' };
  expect(control.mock.lastCall?.[1]).toEqual({ assignment: light });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
});

it('assigns the departments of a bridge, which has no screen to control', async () => {
  const control = vi.fn<ControlDevices>(async () => undefined);
  const shows = async () => [{ id: 'hamlet', title: 'Hamlet' }];
  const bridge = makeDevice('bridge', { type: 'bridge' });
  render(
    <ControlDialog
      {...{ devices: [bridge], target: undefined, control, shows }}
      onClose={() => undefined}
    />,
  );
  const user = userEvent.setup();
  await choose(user, 'Shows', 'Desks');
  await choose(user, 'Show', 'Hamlet');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.type(field('Departments'), 'lx, snd');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(control.mock.lastCall?.[1]).toEqual({
    assignment: { kind: 'bridge', showId: 'hamlet', departments: ['LX', 'SND'] },
  });
  expect(screen.queryByRole('button', { name: 'Blackout' })).toBeNull();
});

it('gives a program every show of the organization, and says so afterwards', async () => {
  const control = vi.fn<ControlDevices>(async () => undefined);
  const shows = async () => [{ id: 'hamlet', title: 'Hamlet' }];
  const everyShow = { kind: 'control', scope: 'call' } as const;
  const program = makeDevice('companion', { type: 'control', assignment: everyShow });
  render(
    <ControlDialog
      {...{ devices: [program], target: undefined, control, shows }}
      onClose={() => undefined}
    />,
  );
  const user = userEvent.setup();
  expect(field('Show')).toHaveTextContent('Every show of the organization');
  await choose(user, 'Show', 'Hamlet');
  await choose(user, 'Show', 'Every show of the organization');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(control.mock.lastCall?.[1]).toEqual({ assignment: everyShow });
});

it('gives a program a show, and what it may do there', async () => {
  const control = vi.fn<ControlDevices>(async () => undefined);
  const shows = async () => [{ id: 'hamlet', title: 'Hamlet' }];
  const program = makeDevice('companion', { type: 'control' });
  render(
    <ControlDialog
      {...{ devices: [program], target: undefined, control, shows }}
      onClose={() => undefined}
    />,
  );
  const user = userEvent.setup();
  await choose(user, 'Shows', 'Room for a program');
  await choose(user, 'Show', 'Hamlet');
  await choose(user, 'May', 'Also give standby and GO for the book');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(control.mock.lastCall?.[1]).toEqual({
    assignment: { kind: 'control', showId: 'hamlet', scope: 'call' },
  });
  expect(screen.queryByRole('button', { name: 'Blackout' })).toBeNull();
});
