import { describe, expect, it } from 'vitest';
import { keepTexts } from './kept-texts';

function blocked(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Holds what it held, and takes nothing more. */
function full(held: Record<string, string> = {}) {
  const items = new Map(Object.entries(held));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
}

describe('kept texts', () => {
  it('are in the storage, and nowhere else', () => {
    const texts = keepTexts(() => sessionStorage);
    texts.write('email', 'mira@example.com');
    expect(sessionStorage.getItem('email')).toBe('mira@example.com');
    sessionStorage.clear();
    expect(texts.read('email')).toBeNull();
  });

  it('outlive a page: what is there is read', () => {
    sessionStorage.setItem('email', 'mira@example.com');
    const texts = keepTexts(() => sessionStorage);
    expect(texts.read('email')).toBe('mira@example.com');
    texts.erase('email');
    expect(sessionStorage.getItem('email')).toBeNull();
  });

  it('stay in memory where storage is blocked', () => {
    const texts = keepTexts(blocked);
    expect(texts.read('email')).toBeNull();
    texts.write('email', 'mira@example.com');
    expect(texts.read('email')).toBe('mira@example.com');
    texts.erase('email');
    expect(texts.read('email')).toBeNull();
  });

  it('stay in memory where storage is full, and win over what is still stored', () => {
    const texts = keepTexts(() => storage);
    const storage = full({ email: 'earlier@example.com' });
    texts.write('email', 'mira@example.com');
    expect(texts.read('email')).toBe('mira@example.com');
    texts.erase('email');
    expect(texts.read('email')).toBeNull();
  });

  it('go back to the storage when it has room again', () => {
    let storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = full();
    const texts = keepTexts(() => storage);
    texts.write('email', 'mira@example.com');
    storage = sessionStorage;
    texts.write('email', 'noor@example.com');
    expect(sessionStorage.getItem('email')).toBe('noor@example.com');
    sessionStorage.clear();
    expect(texts.read('email')).toBeNull();
  });
});
