import { expect, it } from 'vitest';
import { BEAT_MS, SILENCE_MS } from '@standby/room-engine/protocol/heartbeat';
import { FakeMachine } from '@standby/room-engine/testing/fake-machine';
import { Turns } from '@standby/room-engine/authority/turns';
import type { Owner } from '@standby/room-engine/authority/ports';
import { Members, type MembersOptions } from '@standby/room-engine/authority/members';
import type { ShowRoom } from '../domain/event-log/event';
import type { MemberConnection } from './ports';
import { showAuthority } from './show-authority';

const owner: Owner = { kind: 'link', id: 'guest' };

const connection: MemberConnection = {
  owner,
  name: 'Guest desk',
  title: 'Hamlet',
  person: null,
  send: () => undefined,
  sendWhole: () => Promise.resolve(),
  end: () => undefined,
};

const hello = (by: string) => ({ by, visibility: 'visible', role: 'controller' }) as const;

type Options = MembersOptions<ShowRoom>;

const openMembers = (
  clock: Options['clock'],
  { isRosterForAll = false, publish, ...options }: Partial<Options & Options['processes']> = {},
) =>
  new Members({
    rules: showAuthority,
    clock,
    turns: new Turns((callback) => callback()),
    processes: {
      windows: () => [],
      publish: publish ?? (() => undefined),
      identify: () => undefined,
      listen: () => () => undefined,
      close: () => Promise.resolve(),
    },
    position: () => 0,
    authorOwner: () => undefined,
    isRosterForAll,
    ...options,
  });

const clockOf = (machine: FakeMachine): Options['clock'] => ({
  now: () => machine.monotonicMs,
  after: (delayMs, task) => machine.after(delayMs, task),
});

/** Opens the members of a room whose authority sends beats. */
const openWithBeats = (machine: FakeMachine) => openMembers(clockOf(machine), { beatMs: BEAT_MS });

it('A1: ids of windows that left are remembered, up to a limit', () => {
  const members = openMembers({ now: () => 0, after: () => () => undefined });
  const stays = members.add(connection, hello('stays'), 'controller');
  for (let n = 0; n < 1_001; n += 1) {
    const member = members.add(connection, hello(`w${n}`), 'controller');
    if (member) members.remove(member);
  }
  expect(members.claimedBy('w0')).toBeUndefined();
  expect(members.claimedBy('w1')).toEqual(owner);
  expect(members.claimedBy('w1000')).toEqual(owner);
  expect(stays && members.has(stays) && members.claimedBy('stays')).toEqual(owner);
});

it('P7: a cue light, or a desk that answers beats, is silent until it is heard again; other windows never are', async () => {
  const machine = new FakeMachine();
  const members = openWithBeats(machine);
  const light = members.add(connection, { ...hello('light'), role: 'department' }, 'department');
  const desk = members.add(connection, { ...hello('desk'), answersBeats: true }, 'controller');
  const olderDesk = members.add(connection, hello('older'), 'controller');
  if (!light || !desk || !olderDesk) throw new Error('All may come in.');
  for (const window of [light, desk, olderDesk]) members.hear(window);
  await machine.advance(SILENCE_MS - 1);
  expect(light.isSilent).toBe(false);
  members.hear(light);
  await machine.advance(SILENCE_MS - 1);
  expect(light.isSilent).toBe(false);
  await machine.advance(1);
  expect([light, desk, olderDesk].map(({ isSilent }) => isSilent)).toEqual([true, true, false]);
  for (const window of [light, desk]) members.hear(window);
  expect(desk.isSilent).toBe(false);
  expect(light.isSilent).toBe(false);
  members.remove(light);
  members.hear(light);
  await machine.advance(SILENCE_MS);
  expect(light.isSilent).toBe(false);
});

it('P7: a window that is never heard after its greeting is silent', async () => {
  const machine = new FakeMachine();
  const members = openWithBeats(machine);
  const light = members.add(connection, { ...hello('light'), role: 'department' }, 'department');
  await machine.advance(SILENCE_MS - 1);
  expect(light?.isSilent).toBe(false);
  await machine.advance(1);
  expect(light?.isSilent).toBe(true);
});

it('P7: no window of an authority without beats is silent, because it has nothing to answer', async () => {
  const machine = new FakeMachine();
  const members = openMembers(clockOf(machine));
  const light = members.add(connection, { ...hello('light'), role: 'department' }, 'department');
  if (!light) throw new Error('It may come in.');
  members.hear(light);
  await machine.advance(SILENCE_MS);
  expect(light.isSilent).toBe(false);
});

it('P5: a window of a closing page disappears for other pages at once, without a timeout, which would no longer run', () => {
  const published: number[] = [];
  const members = openMembers(
    { now: () => 0, after: () => () => undefined },
    { isRosterForAll: true, publish: (windows) => published.push(windows.length) },
  );
  const desk = members.add(connection, hello('desk'), 'controller');
  if (!desk) throw new Error('It may come in.');
  members.remove(desk);
  expect(published).toEqual([1, 0]);
});
