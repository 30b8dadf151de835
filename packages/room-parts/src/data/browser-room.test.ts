import { afterEach, expect, test, vi } from 'vitest';
import { figureOf } from '@standby/live-room/domain/timer/countdown';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import type { Room } from '@standby/live-room/client/room';
import { createBrowserRoom } from './browser-room';

const rooms: Room[] = [];

function open(role: 'controller' | 'viewer'): Room {
  const room = createBrowserRoom('hamlet', role);
  room.connect();
  rooms.push(room);
  return room;
}

afterEach(() => {
  for (const room of rooms.splice(0)) room.close();
  localStorage.clear();
});

test('two windows of this browser follow each other, and a third one finds their acts', async () => {
  const desk = open('controller');
  const viewer = open('viewer');
  await vi.waitFor(() => expect(desk.getSnapshot().screens).toHaveLength(1));
  desk.dispatch({ type: 'play', timerId: 'timer-1' });
  const messageId = desk.newId();
  desk.dispatch({ type: 'send-message', messageId, text: 'Places' });
  await vi.waitFor(() => expect(viewer.getSnapshot().revision).toBe(desk.getSnapshot().revision));
  expect(viewer.getSnapshot().state.messages).toEqual([]);
  desk.dispatch({ type: 'show-message', messageId });
  await vi.waitFor(() => expect(shownMessage(viewer.getSnapshot().state)?.text).toBe('Places'));
  viewer.acknowledge(viewer.getSnapshot().revision);
  await vi.waitFor(() => expect(desk.getSnapshot().screenCount).toEqual({ current: 1, total: 1 }));
  const [timer] = open('viewer').getSnapshot().state.timers;
  expect(timer && figureOf(timer, desk.now()).phase).toBe('running');
});

test('a browser without channels opens a room in one window', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const desk = open('controller');
  expect(desk.dispatch({ type: 'play', timerId: 'timer-1' }).isDone).toBe(true);
  expect(desk.getSnapshot().screens).toEqual([]);
});

test('ids are unique and valid in messages', () => {
  const desk = open('controller');
  const ids = Array.from({ length: 1_000 }, () => desk.newId());
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.every((id) => /^[\da-f]{20}$/.test(id))).toBe(true);
});
