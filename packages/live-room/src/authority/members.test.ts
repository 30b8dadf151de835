import { expect, it } from 'vitest';
import { Members } from './members';
import type { Owner } from './ports';
import type { MemberConnection } from './roster';

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

it('A1: ids of windows that went are remembered, but not without an end', () => {
  const members = new Members({
    clock: { now: () => 0, after: () => () => undefined },
    processes: {
      windows: () => [],
      publish: () => undefined,
      identify: () => undefined,
      listen: () => () => undefined,
      close: () => Promise.resolve(),
    },
    position: () => 0,
    authorOwner: () => undefined,
    isRosterForAll: false,
  });
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
