import { expect, it } from 'vitest';
import { makeEntry } from '../testing/make-entry';
import { makeNote } from '../testing/make-note';
import { makePerson } from '../testing/make-person';
import { storedAbout } from './person-file';
import { newSignIn } from './sign-in/sign-in';

const ann = makePerson('Ann', { notes: 'Knee taped.' });
const signIn = (personId: string) =>
  newSignIn(
    { showId: 'hamlet', reportId: 'first', personId, state: 'in', by: 'person' },
    { id: personId, at: '2025-01-15T23:55:00.000Z' },
  );

it('contains all stored data about a person, and nothing about others', () => {
  const file = storedAbout(ann, {
    entries: [
      makeEntry('later', { startAt: '2025-01-16T10:00', isFullCall: true }),
      makeEntry('hers', { title: 'Act 1', calledIds: ['ann', 'bo'] }),
      makeEntry('his', { calledIds: ['bo'] }),
    ],
    signIns: [signIn('ann'), signIn('bo')],
    notes: [makeNote('for-ann', { personId: 'ann' }), makeNote('for-all')],
  });
  expect(file).toMatchObject({
    name: 'Ann',
    notes: 'Knee taped.',
    calls: [{ title: 'Act 1' }, { startAt: '2025-01-16T10:00' }],
    signIns: [{ personId: 'ann' }],
    notesForThem: [{ id: 'for-ann' }],
  });
  expect(JSON.stringify(file)).not.toContain('bo');
});
