import { SHOWS_KEY } from '@standby/contracts';
import { expect, test } from 'vitest';
import { MemoryStorage } from '@standby/live-room/testing/memory-storage';
import { readStoredShows, type RoomTitle, roomTitleOf } from './show-title';

function readRoomTitle(showId: string, storage: () => Pick<Storage, 'getItem'>): RoomTitle {
  return roomTitleOf(readStoredShows(storage), showId);
}

test('a sample show’s room has its name', () => {
  expect(readRoomTitle('hamlet', () => new MemoryStorage())).toEqual({
    title: 'Hamlet',
    isSample: false,
  });
});

test('the room of a show that was created in this browser has its name', () => {
  const storage = new MemoryStorage();
  const entries = [{ serial: 1, item: { id: 'mine', title: 'My Own Play' } }];
  storage.setItem(SHOWS_KEY, JSON.stringify({ version: 1, next: 2, entries }));
  expect(readRoomTitle('mine', () => storage)).toEqual({ title: 'My Own Play', isSample: false });
});

test('an unknown id opens a room with the sample title', () => {
  expect(readRoomTitle('nobody-knows', () => new MemoryStorage())).toEqual({
    title: 'Sample room',
    isSample: true,
  });
});

test('a browser that refuses its storage has the sample shows', () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  expect(readRoomTitle('hamlet', blocked).title).toBe('Hamlet');
});
