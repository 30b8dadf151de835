import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeDraft, readDraft, removeDraft } from './form-draft';

// The unit 'binary' would first build a map of the million code points.
const codePoint = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code));

const KEY = 'standby:draft:prop';

interface PropForm {
  readonly name: string;
  readonly uses: readonly string[];
}

const empty: PropForm = { name: '', uses: [] };

beforeEach(() => sessionStorage.clear());

const forms = fc.record({
  name: fc.string({ unit: codePoint }),
  uses: fc.array(fc.string({ unit: codePoint })),
});

describe('a draft', () => {
  it('restores any typed text unchanged', () => {
    fc.assert(
      fc.property(forms, (form) => {
        storeDraft(KEY, form, empty);
        const isEmpty = form.name === '' && form.uses.length === 0;
        expect(readDraft(KEY, empty)).toEqual(isEmpty ? undefined : form);
        expect(sessionStorage.getItem(`${KEY}.set-aside`)).toBeNull();
      }),
    );
  });

  it('never throws, and quarantines other content before the form overwrites it', () => {
    const texts = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(texts, forms, (raw, form) => {
        sessionStorage.clear();
        sessionStorage.setItem(KEY, raw);
        readDraft(KEY, empty);
        storeDraft(KEY, form, empty);
        storeDraft(KEY, empty, empty);
        expect(sessionStorage.getItem(`${KEY}.set-aside`)).toBe(raw);
      }),
    );
  });

  it('restores the known fields of another version, whose whole content goes into quarantine', () => {
    const raw = '{"name":"Skull","uses":"many","weight":"2 kg","__proto__":{"name":"x"}}';
    sessionStorage.setItem(KEY, raw);
    const draft = readDraft(KEY, empty);
    expect(draft).toEqual({ name: 'Skull', uses: [] });
    storeDraft(KEY, draft ?? empty, empty);
    expect(sessionStorage.getItem(`${KEY}.set-aside`)).toBe(raw);
  });

  it('keeps stored content when there is no room for its quarantine', () => {
    sessionStorage.setItem(KEY, 'Once more unto the breach');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    storeDraft(KEY, empty, empty);
    storeDraft(KEY, { ...empty, name: 'Skull' }, empty);
    expect(sessionStorage.getItem(KEY)).toBe('Once more unto the breach');
  });

  it('is absent when storage is blocked or full, and never throws', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      });
    }
    storeDraft(KEY, { ...empty, name: 'Skull' }, empty);
    removeDraft(KEY);
    expect(readDraft(KEY, empty)).toBeUndefined();
  });
});

describe('a draft on a page for one organization', () => {
  const tag = document.createElement('meta');
  tag.name = 'standby:session';
  const open = (organizationId: string | null): void => {
    tag.content = JSON.stringify({ account: {}, organizations: [], organizationId });
    document.head.append(tag);
  };
  afterEach(() => tag.remove());

  it('is absent on a page for another organization, and returns on its own organization’s next page', () => {
    const draft = { name: 'Skull', uses: [] };
    open('lantern');
    storeDraft(KEY, draft, empty);
    open('harbour');
    expect(readDraft(KEY, empty)).toBeUndefined();
    removeDraft(KEY);
    open('lantern');
    expect(readDraft(KEY, empty)).toEqual(draft);
    removeDraft(KEY);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
