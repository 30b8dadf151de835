import { act, renderHook } from '@testing-library/react';
import { createFakeBrowser } from 'shared-ui/testing/fake-browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTeam, type Team } from '../data/team';
import type { TeamMember } from '../domain/team';
import { useCollection } from './useCollection';

interface Answer {
  readonly resolve: (items: readonly TeamMember[]) => void;
  readonly reject: (error: unknown) => void;
}

const avery: TeamMember = { id: 'avery', name: 'Avery Brooks', role: 'Admin' };
const noor: TeamMember = { id: 'noor', name: 'Noor Haddad', role: 'Admin' };

let answers: Answer[];
let changed: Set<() => void>;
let team: Team;

/** A team behind a network: the test answers each time somebody asks for the list. */
beforeEach(() => {
  answers = [];
  changed = new Set();
  team = {
    ...createTeam(createFakeBrowser().openWindow()),
    list: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    subscribe(listener) {
      changed.add(listener);
      return () => changed.delete(listener);
    },
  };
});

const change = (): void => act(() => changed.forEach((listener) => listener()));

const settle = (index: number, act_: (answer: Answer) => void): Promise<void> =>
  act(async () => {
    const answer = answers[index];
    if (!answer) throw new Error(`The list was asked for ${answers.length} times.`);
    act_(answer);
  });

describe('a collection on a screen', () => {
  it('is loading until its list is there', async () => {
    const { result } = renderHook(() => useCollection(team));
    expect(result.current.reading).toEqual({ state: 'loading' });

    await settle(0, ({ resolve }) => resolve([avery]));
    expect(result.current.reading).toEqual({ state: 'ready', items: [avery] });
  });

  it('follows each change, and shows the old list until the new one is there', async () => {
    const { result } = renderHook(() => useCollection(team));
    await settle(0, ({ resolve }) => resolve([avery]));
    change();
    expect(result.current.reading).toEqual({ state: 'ready', items: [avery] });

    await settle(1, ({ resolve }) => resolve([noor, avery]));
    expect(result.current.reading).toEqual({ state: 'ready', items: [noor, avery] });
  });

  it('is not set back by an answer that was overtaken', async () => {
    const { result } = renderHook(() => useCollection(team));
    change();
    await settle(1, ({ resolve }) => resolve([noor]));
    await settle(0, ({ resolve }) => resolve([avery]));

    expect(result.current.reading).toEqual({ state: 'ready', items: [noor] });
  });

  it('says why it could not be read, and reads again when asked', async () => {
    const { result } = renderHook(() => useCollection(team));
    await settle(0, ({ reject }) => reject(new Error('The server is down.')));
    expect(result.current.reading).toEqual({ state: 'failed', message: 'The server is down.' });

    act(() => result.current.retry());
    expect(result.current.reading).toEqual({ state: 'loading' });
    await settle(1, ({ resolve }) => resolve([avery]));
    expect(result.current.reading).toEqual({ state: 'ready', items: [avery] });
  });

  it('has words even for what is no error', async () => {
    const { result } = renderHook(() => useCollection(team));
    await settle(0, ({ reject }) => reject('down'));

    expect(result.current.reading).toMatchObject({ message: expect.stringContaining('again') });
  });

  it('listens no more once the screen is gone', () => {
    const { unmount } = renderHook(() => useCollection(team));
    unmount();

    expect(changed.size).toBe(0);
  });
});
