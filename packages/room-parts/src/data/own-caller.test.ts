import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Holds names as the browser’s locks do: a name that is held is not given again. */
function stubLocks(): void {
  const held = new Set<string>();
  const request = async (name: string, _: object, hold: (lock: object | null) => unknown) => {
    const isFree = !held.has(name);
    held.add(name);
    return hold(isFree ? { name } : null);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

beforeEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, Symbol.for('standby:caller'));
  stubLocks();
});

describe('the id on the book', () => {
  it('is the same for all remotes of a page, which have copies of this module', async () => {
    const desk = await import('./own-caller');
    const id = await desk.claimOwnCaller();
    vi.resetModules();
    const book = await import('./own-caller');
    expect(book.claimOwnCaller).not.toBe(desk.claimOwnCaller);
    expect(await book.claimOwnCaller()).toBe(id);
    expect(sessionStorage.getItem('standby:caller')).toBe(id);
  });
});
