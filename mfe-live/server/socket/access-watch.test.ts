import { expect, it, vi } from 'vitest';
import type { ByeReason, LiveRole } from '../../src/domain/index';
import type { LiveAccess, OrganizationAccess } from './access';
import { AccessWatch, type WatchedWindow } from './access-watch';

const access: LiveAccess = {
  owner: { kind: 'account', id: 'ada' },
  name: 'Ada',
  title: 'Hamlet',
  person: null,
  role: 'controller',
  sessionId: null,
  endsAtMs: null,
};

function windowOn(showId: string) {
  const end = vi.fn<(reason: ByeReason) => void>();
  const allow = vi.fn<(role: LiveRole) => void>();
  const retitle = vi.fn<(title: string) => void>();
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
    gate: { openSessions: () => Promise.resolve(new Set()) },
    read: () => new Promise((done) => reads.push(done)),
    now: () => new Date(0),
    onError: (error) => {
      throw error;
    },
  });
  const [hamlet, lear] = [windowOn('hamlet'), windowOn('lear')];
  watch.watch(hamlet.window);
  change();
  const { check } = watch.watch(lear.window);
  let isChecked = false;
  const checking = check().then(() => (isChecked = true));
  reads.shift()?.({
    titles: new Map([['hamlet', 'Hamlet, Prince of Denmark']]),
    roleOf: (_, showId) => (showId === 'hamlet' ? 'controller' : 'not-found'),
  });
  await vi.waitFor(() => expect(hamlet.retitle).toHaveBeenCalledWith('Hamlet, Prince of Denmark'));
  expect(hamlet.end).not.toHaveBeenCalled();
  expect(lear.end).not.toHaveBeenCalled();
  expect(isChecked).toBe(false);

  await vi.waitFor(() => expect(reads).toHaveLength(1));
  reads.shift()?.({ titles: new Map(), roleOf: () => 'not-found' });
  await checking;
  expect(lear.end).toHaveBeenCalledWith('not-found');
  expect(hamlet.end).not.toHaveBeenCalled();
  watch.stop();
});
