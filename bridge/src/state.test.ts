import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openState } from './state';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standby-bridge-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a handled GO is on the disk at once, and known after a restart', () => {
  const state = openState(folder);
  expect(state.handled.has('LX:c1:1')).toBe(false);
  state.handled.add('LX:c1:1');
  expect(readFileSync(join(folder, 'handled'), 'utf8')).toBe('LX:c1:1\n');
  const next = openState(folder);
  expect(next.handled.has('LX:c1:1')).toBe(true);
  expect(next.handled.has('LX:c1:2')).toBe(false);
});

it('keeps the last thousand handled GOs', () => {
  const state = openState(folder);
  for (let index = 0; index < 1_100; index += 1) state.handled.add(`LX:c${index}:1`);
  const next = openState(folder);
  expect(next.handled.has('LX:c99:1')).toBe(false);
  expect(next.handled.has('LX:c100:1')).toBe(true);
});

it('the token is kept, for the account of the bridge alone', () => {
  const state = openState(folder);
  expect(state.cookie).toBeUndefined();
  state.cookie = 'standby.device=secret';
  expect(openState(folder).cookie).toBe('standby.device=secret');
  expect(statSync(join(folder, 'token')).mode & 0o777).toBe(0o600);
  state.cookie = undefined;
  expect(openState(folder).cookie).toBeUndefined();
});

it('a folder that cannot be used is named, with the reason', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => openState(file)).toThrow(
    `The folder ${file} cannot be used: not a directory (ENOTDIR). Let the bridge write there, or choose another one with --state.`,
  );
});

it('the rooms are a storage as browsers have it', () => {
  const { rooms } = openState(folder);
  rooms.setItem('room:a/b', '1');
  rooms.setItem('outbox', '2');
  expect([rooms.length, rooms.getItem('room:a/b'), rooms.getItem('none')]).toEqual([2, '1', null]);
  expect(new Set([rooms.key(0), rooms.key(1)])).toEqual(new Set(['outbox', 'room:a/b']));
  expect(rooms.key(2)).toBeNull();
  rooms.removeItem('outbox');
  expect(rooms.length).toBe(1);
});
