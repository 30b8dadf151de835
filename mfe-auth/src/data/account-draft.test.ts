import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { emptyAccountForm } from '../domain/account-form';
import { storeDraft, readDraft, removeDraft } from './account-draft';

// The unit 'binary' would first build a map of a million code points.
const codePoint = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code));

const EMAIL = 'mira@example.com';
const draft = { firstName: 'Mira', lastName: 'Okafor', phoneNumber: '020 7946 0991' };

beforeEach(() => sessionStorage.clear());

describe('the draft of an account form', () => {
  it('returns names and phone number', () => {
    storeDraft(EMAIL, draft);
    expect(readDraft(EMAIL)).toEqual(draft);
  });

  it('never holds a password', () => {
    storeDraft(EMAIL, { ...emptyAccountForm, ...draft, password: 'Abcdefg1' } as typeof draft);
    expect(JSON.stringify(sessionStorage)).not.toContain('Abcdefg1');
  });

  it('is not shown to another email', () => {
    storeDraft(EMAIL, draft);
    expect(readDraft('noor@example.com')).toBeUndefined();
  });

  it('is gone once removed', () => {
    storeDraft(EMAIL, draft);
    removeDraft();
    expect(readDraft(EMAIL)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['', 'null', '{', '[]', '{"email":"mira@example.com"}'])(
    'is ignored when the storage holds %j instead, which goes into quarantine',
    (stored) => {
      sessionStorage.setItem('standby:account-draft', stored);
      expect(readDraft(EMAIL)).toBeUndefined();
      storeDraft(EMAIL, draft);
      expect(sessionStorage.getItem('standby:account-draft.set-aside')).toBe(stored);
      expect(readDraft(EMAIL)).toEqual(draft);
    },
  );

  it('accepts any stored content, and restores any typed text unchanged', () => {
    const texts = fc.string({ unit: codePoint });
    const drafts = fc.record({ firstName: texts, lastName: texts, phoneNumber: texts });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), texts, drafts, (raw, email, typed) => {
        sessionStorage.setItem('standby:account-draft', raw);
        readDraft(email);
        storeDraft(email, typed);
        expect(readDraft(email)).toEqual(typed);
      }),
      // Each run reads and writes storage.
      { numRuns: 30 },
    );
  });
});
