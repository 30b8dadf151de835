import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft, removeDraft } from './form-draft';

const KEY = 'standby:draft:prop';

interface PropForm {
  readonly name: string;
  readonly uses: readonly string[];
}

const empty: PropForm = { name: '', uses: [] };

beforeEach(() => sessionStorage.clear());

const forms = fc.record({
  name: fc.string({ unit: 'binary' }),
  uses: fc.array(fc.string({ unit: 'binary' })),
});

describe('a draft', () => {
  it('comes back as it was, whatever was typed', () => {
    fc.assert(
      fc.property(forms, (form) => {
        keepDraft(KEY, form, empty);
        const isEmpty = form.name === '' && form.uses.length === 0;
        expect(readDraft(KEY, empty)).toEqual(isEmpty ? undefined : form);
        expect(sessionStorage.getItem(`${KEY}.set-aside`)).toBeNull();
      }),
    );
  });

  it('never throws, and keeps aside what is none before the form writes over it', () => {
    const texts = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(texts, forms, (raw, form) => {
        sessionStorage.clear();
        sessionStorage.setItem(KEY, raw);
        readDraft(KEY, empty);
        keepDraft(KEY, form, empty);
        removeDraft(KEY);
        expect(sessionStorage.getItem(`${KEY}.set-aside`)).toBe(raw);
      }),
    );
  });

  it('of another version gives what is known of it, and all of it is kept aside', () => {
    const raw = '{"name":"Skull","uses":"many","weight":"2 kg","__proto__":{"name":"x"}}';
    sessionStorage.setItem(KEY, raw);
    expect(readDraft(KEY, empty)).toEqual({ name: 'Skull', uses: [] });
    expect(sessionStorage.getItem(`${KEY}.set-aside`)).toBe(raw);
  });

  it('is none where storage is blocked or full, and nothing throws', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      });
    }
    keepDraft(KEY, { ...empty, name: 'Skull' }, empty);
    removeDraft(KEY);
    expect(readDraft(KEY, empty)).toBeUndefined();
  });
});
