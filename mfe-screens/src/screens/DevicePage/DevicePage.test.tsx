import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLAIN_DISPLAY, STANDBY } from '@standby/api-client/device-screens';
import type { PairedState } from '@standby/api-client/devices';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeviceSnapshot } from '../../data/device/device-connection';
import { DeviceFrame } from './DeviceFrame';
import { Standby } from './Standby';
import { UnpairedDevice } from './UnpairedDevice';

const device: PairedState = {
  state: 'paired',
  organizationId: 'globe',
  deviceId: 'wings',
  pairingId: 'one',
  name: 'Wings',
  room: 'Studio A',
  assignment: STANDBY,
  display: PLAIN_DISPLAY,
  identifiedAt: null,
  updateAskedAt: null,
};

const snapshot: DeviceSnapshot = {
  device,
  isReachable: true,
  offer: undefined,
  refusal: undefined,
  wasRemoved: false,
  offsetMs: 0,
  refusals: [],
  isUpdateAsked: false,
};

afterEach(() => vi.useRealTimers());

describe('a screen that is not paired', () => {
  const unpaired = { ...snapshot, device: { state: 'new' } } as const;

  it('shows its own code, written and spelled for speech, and accepts the desk’s code in any case', async () => {
    const onPair = vi.fn<(code: string) => Promise<void>>(async () => undefined);
    const offer = { code: 'KTRMWXHD', expiresAt: '2026-05-17T19:30:00.000Z' };
    render(<UnpairedDevice snapshot={{ ...unpaired, offer }} onPair={onPair} />);
    expect(screen.getByText('KTRM-WXHD')).toBeVisible();
    expect(screen.getByText(/^Kilo Tango Romeo Mike/u)).toBeVisible();
    expect(screen.getByText(/^Type this code at the desk/u)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Pair this screen' });
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox'), 'bcdf ghjk');
    await userEvent.click(button);
    expect(onPair).toHaveBeenCalledWith('BCDFGHJK');
    await userEvent.type(screen.getByRole('textbox'), ' lmnp');
    await userEvent.click(button);
    expect(onPair).toHaveBeenLastCalledWith('BCDFGHJKLMNP');
  });

  it.each([
    [{ isReachable: false }, 'No connection to the server.'],
    [{ wasRemoved: true }, 'The desk has removed this screen.'],
    [{}, 'Getting a code…'],
  ])('reports its problem: %j', (change, words) => {
    render(<UnpairedDevice snapshot={{ ...unpaired, ...change }} onPair={async () => undefined} />);
    expect(screen.getByText(words, { exact: false })).toBeVisible();
  });

  it('says why it refused a code of the desk', () => {
    const refused = { ...unpaired, refusal: 'limit-reached' } as const;
    render(<UnpairedDevice snapshot={refused} onPair={async () => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('no room for another device');
  });
});

describe('a paired screen', () => {
  it('shows its name, its room and the server’s time by the minute', () => {
    vi.useFakeTimers({ now: new Date(2026, 4, 17, 19, 29, 58) });
    render(<Standby device={device} snapshot={{ ...snapshot, offsetMs: 1_000 }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wings');
    expect(screen.getByText('19:29')).toBeVisible();
    expect(document.title).toBe('Wings · Standby');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText('19:30')).toBeVisible();
  });

  it('lists what its browser refuses, and the remedies', () => {
    const refusals = ['wake-lock', 'full-screen'] as const;
    render(<Standby device={device} snapshot={{ ...snapshot, refusals: [...refusals] }} />);
    const list = screen.getByRole('list', { name: 'What this browser refuses' });
    expect(list).toHaveTextContent(/fall asleep: switch off sleep.*Press F/u);
  });

  it.each(['paired', 'unpaired'])('offers a newer release on its own page: %s', async (kind) => {
    const onUpdate = vi.fn<() => void>();
    const unpaired = { ...snapshot, device: { state: 'new' } } as const;
    render(
      kind === 'paired' ? (
        <Standby device={device} snapshot={snapshot} onUpdate={onUpdate} />
      ) : (
        <UnpairedDevice snapshot={unpaired} onPair={async () => undefined} onUpdate={onUpdate} />
      ),
    );
    expect(screen.getByText('A new version of Standby is ready.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  it('reports a lost connection to the desk', () => {
    render(<Standby device={device} snapshot={{ ...snapshot, isReachable: false }} />);
    expect(screen.getByRole('status')).toHaveTextContent('No connection to the desk');
  });

  it('is dark in a blackout, even while it is identified, and says so', () => {
    const dark = { ...PLAIN_DISPLAY, isBlackout: true };
    const identifiedAt = '2026-05-17T19:30:00.000Z';
    render(<DeviceFrame device={{ ...device, display: dark, identifiedAt }}>figure</DeviceFrame>);
    expect(screen.getByText('figure')).not.toBeVisible();
    expect(screen.queryByText('Wings')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Blackout');
  });

  it('is turned, mirrored and dimmed', () => {
    const display = { ...PLAIN_DISPLAY, rotation: 90, isMirrored: true, brightness: 40 } as const;
    render(<DeviceFrame device={{ ...device, display }}>figure</DeviceFrame>);
    const glass = screen.getByText('figure');
    expect(glass.dataset).toMatchObject({ rotation: '90', mirrored: 'true' });
    expect(document.querySelector('[data-dimmer]')).toHaveStyle({ opacity: 0.6 });
  });

  it('shows its name for five seconds after a request', () => {
    vi.useFakeTimers();
    const asked = { ...device, identifiedAt: '2026-05-17T19:30:00.000Z' };
    const { rerender } = render(<DeviceFrame device={asked}>figure</DeviceFrame>);
    expect(screen.getByText('Wings')).toBeVisible();
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.queryByText('Wings')).toBeNull();
    rerender(
      <DeviceFrame device={{ ...asked, identifiedAt: '2026-05-17T19:31:00.000Z' }}>
        figure
      </DeviceFrame>,
    );
    expect(screen.getByText('Wings')).toBeVisible();
  });
});
