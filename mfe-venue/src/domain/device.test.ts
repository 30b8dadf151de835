import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NOW } from '@standby/testing/now';
import { makeDevice } from '../testing/make-items';
import {
  controlDevice,
  editDevice,
  NEW_DEVICE_STATUS,
  newDevice,
  reportDevice,
  unpairDevice,
} from './device';
import { deviceFormSchema, emptyDeviceForm } from './device-form';

const content = v.parse(deviceFormSchema, { ...emptyDeviceForm, name: 'Tablet', room: 'Lobby' });

describe('a new device', () => {
  it('is offline and not seen until it reports, unless it was paired', () => {
    expect(
      newDevice({ ...content, status: NEW_DEVICE_STATUS }, { id: 'k7', at: NOW }),
    ).toMatchObject({ status: 'Offline', lastSeen: null, lastUsed: NOW });
    expect(newDevice({ ...content, status: 'Online' }, { id: 'k7', at: NOW })).toMatchObject({
      status: 'Online',
      lastSeen: NOW,
    });
  });

  it('has no reported values while it waits for a device, even if another device had it before', () => {
    const paired = makeDevice('a', {
      status: 'Online',
      isPaired: true,
      model: 'Pixel 9',
      version: '2.1.0',
      battery: 42,
      lastSeen: NOW,
    });
    expect(unpairDevice(paired)).toMatchObject({
      status: 'Offline',
      isPaired: false,
      model: null,
      version: null,
      battery: null,
      lastSeen: null,
    });
  });

  it('keeps a request to update while it reports an older release, and needs another request for the next one', () => {
    const at = '2025-01-16T09:00:00.000Z';
    const report = {
      version: '1.0.0',
      model: null,
      battery: null,
      width: 800,
      height: 600,
      clockErrorMs: null,
      refusals: [],
      hasUpdate: true,
    };
    const old = reportDevice(makeDevice('a'), report);
    const asked = controlDevice(old, { update: true }, at);
    expect(asked.updateAskedAt).toBe(at);
    expect(reportDevice(asked, { ...report, battery: 80 }).updateAskedAt).toBe(at);
    const updated = reportDevice(asked, { ...report, hasUpdate: false });
    expect(updated.updateAskedAt).toBeNull();
    // A device that was asked before it knew of a new release had loaded the newest one of that
    // time.
    const early = controlDevice(updated, { update: true }, at);
    expect(reportDevice(early, report).updateAskedAt).toBeNull();
  });

  it('counts an edit as its last use', () => {
    const device = makeDevice('a');
    const later = '2025-01-16T09:00:00.000Z';

    expect(editDevice(device, { room: 'Studio A' }, later)).toEqual({
      ...device,
      room: 'Studio A',
      lastUsed: later,
    });
  });

  it('keeps its assignment where the desk sends one for another kind of device', () => {
    const at = '2025-01-16T09:00:00.000Z';
    const viewer = { kind: 'viewer', showId: 'hamlet' } as const;
    const desks = { kind: 'bridge' as const, showId: 'hamlet', departments: ['LX'] };
    const bridge = controlDevice(makeDevice('a', { type: 'bridge' }), { assignment: desks }, at);
    expect(bridge.assignment).toEqual(desks);
    expect(controlDevice(bridge, { assignment: viewer }, at).assignment).toEqual(desks);
    expect(controlDevice(makeDevice('b'), { assignment: desks }, at).assignment).toEqual({
      kind: 'standby',
    });
  });
});
