import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserNote } from './browser-note';

const KEY = 'standby:note';

const wordsOf = () => browserNote(KEY, (text) => text?.split(' ') ?? []);

afterEach(() => localStorage.clear());

describe('a note of this browser', () => {
  it('is the same object until its text changes', () => {
    localStorage.setItem(KEY, 'a b');
    const note = wordsOf();
    expect(note.getSnapshot()).toEqual(['a', 'b']);
    expect(note.getSnapshot()).toBe(note.getSnapshot());
    localStorage.setItem(KEY, 'c');
    expect(note.getSnapshot()).toEqual(['c']);
  });

  it('notifies when another window changes it or clears everything, until the listener stops', () => {
    const listener = vi.fn();
    const stop = wordsOf().subscribe(listener);
    for (const key of [KEY, 'standby:other', null]) {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is absent in a browser that refuses its storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(wordsOf().getSnapshot()).toEqual([]);
  });
});
