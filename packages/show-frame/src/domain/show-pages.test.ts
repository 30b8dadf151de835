import { isPermitted, roles } from '@standby/contracts';
import { describe, expect, it } from 'vitest';
import { showPagesFor } from './show-pages';

const ALL = [
  'Overview',
  'Company',
  'Schedule',
  'Cue sheet',
  'Running sheet',
  'Notes',
  'Reports',
  'Live room',
  'On the book',
];

const namesFor = (access: Parameters<typeof showPagesFor>[0]) =>
  showPagesFor(access).map(({ name }) => name);

describe('the pages of a show', () => {
  it.each(roles.filter((role) => role !== 'light-board-operator'))('are all open to %s', (role) => {
    const access = { isGuest: false, isPermitted: isPermitted.bind(undefined, role) };
    expect(namesFor(access)).toEqual(ALL);
  });

  it('leave out the book for a role that only follows', () => {
    const access = {
      isGuest: false,
      isPermitted: isPermitted.bind(undefined, 'light-board-operator'),
    };
    expect(namesFor(access)).toEqual(ALL.filter((name) => name !== 'On the book'));
  });

  it('include only the pages of the room for a person with a link', () => {
    const guest = (canControl: boolean) =>
      namesFor({ isGuest: true, isPermitted: () => canControl });
    expect(guest(true)).toEqual(['Cue sheet', 'Running sheet', 'Live room', 'On the book']);
    expect(guest(false)).toEqual(['Cue sheet', 'Running sheet', 'Live room']);
  });
});
