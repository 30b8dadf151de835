import type { ByeReason } from '@standby/room-engine/protocol/server-messages';
import { expect, it, vi } from 'vitest';
import type { LiveRole } from '@standby/live-room';
import type { LiveAccess, OrganizationAccess } from './access';
import { AccessWatch, type WatchedWindow } from './access-watch';

const access: LiveAccess = {
  owner: { kind: 'account', id: 'ada' },
  name: 'Ada',
  title: 'Hamlet',
  timeZone: 'America/New_York',
  person: null,
  role: 'controller',
  sessionId: null,
  endsAtMs: null,
};

function windowOn(showId: string) {
  const end = vi.fn<(reason: ByeReason) => void>();
  const allow = vi.fn<(role: LiveRole) => void>();
  const retitle = vi.fn<WatchedWindow['retitle']>();
  const window: WatchedWindow = {
    key: { organizationId: 'globe', showId },
    access,
    allow,
    retitle,
    end,
  };
  return { window, allow, end, retitle };
}

it('C9: a window that comes to another show while the organization is read stays', async () => {
  let change: () => void = () => undefined;
  const reads: ((access: OrganizationAccess) => void)[] = [];
  const watch = new AccessWatch({
    changes: {
      subscribe: (_, listener) => {
        change = () => listener(false, false);
        return () => undefined;
      },
    },
    authGuard: { openSessions: () => Promise.resolve(new Set()) },
    read: () => new Promise((done) => reads.push(done)),
    now: () => new Date(0),
    onError: (error) => {
      throw error;
    },
  });
  const [hamlet, lear] = [windowOn('hamlet'), windowOn('lear')];
  const reading = () => vi.waitFor(() => expect(reads).toHaveLength(1));
  watch.watch(hamlet.window);
  change();
  await reading();
  const { check } = watch.watch(lear.window);
  let isChecked = false;
  const checking = check().then(() => (isChecked = true));
  reads.shift()?.({
    shows: new Map([['hamlet', { title: 'Hamlet, Prince of Denmark', timeZone: 'Europe/London' }]]),
    endOf: () => null,
    roleOf: (_, showId) => (showId === 'hamlet' ? 'controller' : 'not-found'),
  });
  await vi.waitFor(() =>
    expect(hamlet.retitle).toHaveBeenCalledWith({
      title: 'Hamlet, Prince of Denmark',
      timeZone: 'Europe/London',
    }),
  );
  expect(hamlet.end).not.toHaveBeenCalled();
  expect(lear.end).not.toHaveBeenCalled();
  expect(isChecked).toBe(false);

  // A change during a read is covered by the next one, and an earlier caller does not wait for it.
  await reading();
  change();
  reads.shift()?.({ shows: new Map(), endOf: () => null, roleOf: () => 'viewer' });
  await checking;
  expect(lear.allow).toHaveBeenCalledWith('viewer');
  await reading();
  reads.shift()?.({ shows: new Map(), endOf: () => null, roleOf: () => 'not-found' });
  await vi.waitFor(() => expect(lear.end).toHaveBeenCalledWith('not-found'));
  expect(hamlet.end).toHaveBeenCalledWith('not-found');
  watch.stop();
});

it('C9: a window whose access cannot be checked is not let in', async () => {
  const watch = new AccessWatch({
    changes: { subscribe: () => () => undefined },
    authGuard: { openSessions: () => Promise.resolve(new Set()) },
    read: () => Promise.reject(new Error('The database is gone')),
    now: () => new Date(0),
    onError: () => undefined,
  });
  const { check, stop } = watch.watch(windowOn('hamlet').window);
  await expect(check()).rejects.toThrow('could not be read');
  const asked = check();
  stop();
  await asked;
  watch.stop();
});
