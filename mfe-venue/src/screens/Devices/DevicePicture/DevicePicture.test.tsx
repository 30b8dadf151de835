import { act, render } from '@testing-library/react';
import { PLAIN_DISPLAY } from '@standby/api-client/device-screens';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Device } from '../../../domain/device';
import { makeDevice } from '../../../testing/make-items';
import { DevicePicture } from './DevicePicture';

const NOW = new Date('2026-05-17T19:30:00.000Z');
const show = { title: 'Hamlet', zeroAtMs: NOW.getTime() + 600_000, programs: [] };
const viewer = { kind: 'viewer', showId: 'hamlet' } as const;
const online = { status: 'Online', isPaired: true, assignment: viewer } as const;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function open(change: Partial<Device>) {
  render(<DevicePicture device={makeDevice('wings', change)} show={show} />);
  const glass = document.querySelector<HTMLElement>('[data-mirrored]');
  if (!glass) throw new Error('A picture has a glass');
  return glass;
}

it('shows the viewer’s running timer as the device does, and describes the content', () => {
  const glass = open(online);
  expect(glass).toHaveTextContent(/^10:00$/u);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(glass).toHaveTextContent(/^9:59$/u);
  expect(glass.parentElement).toHaveTextContent('Viewer of Hamlet');
});

it.each<[string, Partial<Device>, string, string]>([
  ['a cue light', { assignment: { ...viewer, kind: 'light', department: 'LX' } }, 'LX', ''],
  ['the standby page', { assignment: { kind: 'standby' } }, '', ''],
  ['nothing in a blackout', { display: { ...PLAIN_DISPLAY, isBlackout: true } }, '', 'dark'],
  ['no figure of one that is offline', { status: 'Offline' }, '', 'offline'],
  ['a mirror', { display: { ...PLAIN_DISPLAY, isMirrored: true } }, '10:00', 'mirrored'],
  ['a turned screen', { display: { ...PLAIN_DISPLAY, rotation: 90 } }, '10:00', 'turned'],
])('shows %s', (_, change, words, mark) => {
  const glass = open({ ...online, ...change });
  expect(glass.textContent).toBe(words);
  for (const name of ['dark', 'offline', 'mirrored', 'turned']) {
    expect(glass.dataset[name], name).toBe(String(name === mark));
  }
});
