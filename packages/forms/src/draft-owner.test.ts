import { beforeEach, expect, it } from 'vitest';
import { keepDraftsOf, removeDrafts } from './draft-owner';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('standby:draft:room', '{"name":"Wardrobe"}');
  sessionStorage.setItem('standby:override', 'kept');
});

const draft = () => sessionStorage.getItem('standby:draft:room');

it('drafts stay when the same account signs in again', () => {
  keepDraftsOf('mira');
  keepDraftsOf('mira');
  expect(draft()).not.toBeNull();
});

it('another account in the same tab finds no drafts', () => {
  keepDraftsOf('mira');
  keepDraftsOf('ada');
  expect(draft()).toBeNull();
  expect(sessionStorage.getItem('standby:override')).toBe('kept');
});

it('signing out removes the drafts and nothing else', () => {
  keepDraftsOf('mira');
  removeDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['standby:override']);
});
