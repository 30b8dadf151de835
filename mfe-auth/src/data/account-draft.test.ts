import { beforeEach, describe, expect, it, test } from 'vitest';
import { emptyAccountForm } from '../domain/account-form';
import { keepDraft, readDraft, removeDraft } from './account-draft';

const EMAIL = 'mira@example.com';
const draft = { firstName: 'Mira', lastName: 'Okafor', phoneNumber: '020 7946 0991' };

beforeEach(() => sessionStorage.clear());

describe('the draft of an account form', () => {
  it('gives back names and phone number', () => {
    keepDraft(EMAIL, draft);
    expect(readDraft(EMAIL)).toEqual(draft);
  });

  it('never holds a password, whatever it is given', () => {
    keepDraft(EMAIL, { ...emptyAccountForm, ...draft, password: 'Abcdefg1' } as typeof draft);
    expect(JSON.stringify(sessionStorage)).not.toContain('Abcdefg1');
  });

  it('is not shown to another email', () => {
    keepDraft(EMAIL, draft);
    expect(readDraft('noor@example.com')).toBeUndefined();
  });

  it('is gone once removed', () => {
    keepDraft(EMAIL, draft);
    removeDraft();
    expect(readDraft(EMAIL)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['', 'null', '{', '[]', '{"email":"mira@example.com"}'])(
    'is ignored when the storage holds %j instead',
    (stored) => {
      sessionStorage.setItem('standby:account-draft', stored);
      expect(readDraft(EMAIL)).toBeUndefined();
    },
  );
});
