import { act, renderHook } from '@testing-library/react';
import { CollectionError, type Collection } from '../port';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCollection } from './useCollection';

interface Member {
  readonly id: string;
  readonly name: string;
}

interface Answer {
  readonly resolve: (items: readonly Member[]) => void;
  readonly reject: (error: unknown) => void;
}

const avery: Member = { id: 'avery', name: 'Avery Brooks' };
const noor: Member = { id: 'noor', name: 'Noor Haddad' };

const noNotices: readonly [] = [];

let answers: Answer[];
let changed: Set<() => void>;
let team: Collection<Member>;

/** A collection behind a network: the test answers each request for the list. */
beforeEach(() => {
  answers = [];
  changed = new Set();
  team = {
    get: () => Promise.reject(new Error('not called')),
    create: () => Promise.reject(new Error('not called')),
    update: () => Promise.reject(new Error('not called')),
    remove: () => Promise.reject(new Error('not called')),
    restore: () => Promise.reject(new Error('not called')),
    snapshot: () => undefined,
    notices: () => noNotices,
    dismiss: () => undefined,
    list: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    isReadOnly: () => false,
    subscribe(listener) {
      changed.add(listener);
      return () => changed.delete(listener);
    },
  };
});

const change = (): void => act(() => changed.forEach((listener) => listener()));

const settle = (index: number, answerWith: (answer: Answer) => void): Promise<void> =>
  act(async () => {
    const answer = answers[index];
    if (!answer) throw new Error(`The list was asked for ${answers.length} times.`);
    answerWith(answer);
  });

describe('a collection on a screen', () => {
  it('is loading until its list has arrived', async () => {
    const { result } = renderHook(() => useCollection(team));
    expect(result.current.list).toEqual({ state: 'loading' });

    await settle(0, ({ resolve }) => resolve([avery]));
    expect(result.current.list).toEqual({ state: 'ready', items: [avery] });
  });

  it('has its items in the first render if they are known without waiting', async () => {
    const items = [avery];
    team = { ...team, snapshot: () => items };
    const rendered: string[] = [];
    const { result } = renderHook(() => {
      const { list } = useCollection(team);
      rendered.push(list.state);
      return list;
    });
    expect(result.current).toEqual({ state: 'ready', items: [avery] });

    await settle(0, ({ resolve }) => resolve(items));
    expect(rendered).toEqual(['ready']);
  });

  it('shows a snapshot as soon as there is one, and does not load the list again after a change', async () => {
    let items: readonly Member[] | undefined;
    team = { ...team, snapshot: () => items };
    const { result } = renderHook(() => useCollection(team));
    expect(result.current.list).toEqual({ state: 'loading' });

    items = [avery];
    change();
    expect(result.current.list).toEqual({ state: 'ready', items: [avery] });
    items = [noor];
    change();
    expect(result.current.list).toEqual({ state: 'ready', items: [noor] });
    expect(answers).toHaveLength(1);
  });

  it('follows each change, and shows the old list until the new one has arrived', async () => {
    const { result } = renderHook(() => useCollection(team));
    await settle(0, ({ resolve }) => resolve([avery]));
    change();
    expect(result.current.list).toEqual({ state: 'ready', items: [avery] });

    await settle(1, ({ resolve }) => resolve([noor, avery]));
    expect(result.current.list).toEqual({ state: 'ready', items: [noor, avery] });
  });

  it('ignores an answer that a newer one has overtaken', async () => {
    const { result } = renderHook(() => useCollection(team));
    change();
    await settle(1, ({ resolve }) => resolve([noor]));
    await settle(0, ({ resolve }) => resolve([avery]));

    expect(result.current.list).toEqual({ state: 'ready', items: [noor] });
  });

  it('shows why it could not be read, and reads again on a retry', async () => {
    const { result } = renderHook(() => useCollection(team));
    await settle(0, ({ reject }) =>
      reject(new CollectionError('unreachable', 'The server is down.')),
    );
    expect(result.current.list).toEqual({ state: 'failed', message: 'The server is down.' });

    act(() => result.current.retry());
    expect(result.current.list).toEqual({ state: 'loading' });
    await settle(1, ({ resolve }) => resolve([avery]));
    expect(result.current.list).toEqual({ state: 'ready', items: [avery] });
  });

  it('replaces messages that are written for developers', async () => {
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const { result } = renderHook(() => useCollection(team));
    await settle(0, ({ reject }) => reject(new Error('ECONNRESET')));

    expect(result.current.list).toEqual({
      state: 'failed',
      message: 'Something went wrong while they were loaded. Nothing is lost: try again.',
    });
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('ECONNRESET'));
  });

  it('unsubscribes when the screen is gone', () => {
    const { unmount } = renderHook(() => useCollection(team));
    unmount();

    expect(changed.size).toBe(0);
  });
});
