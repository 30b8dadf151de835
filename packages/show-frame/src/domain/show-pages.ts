import {
  callPath,
  companyPath,
  cuesPath,
  notesPath,
  reportsPath,
  roomPath,
  runningPath,
  schedulePath,
  showPath,
  type Permission,
} from '@standby/contracts';

/** One of a show's own pages. */
interface ShowPageLink {
  readonly name: string;
  readonly path: (showId: string) => string;
  /** Whether other pages of the navigation lie below its path. */
  readonly isAbove?: boolean;
  /** Whether the page belongs to the live room, which people without an account also reach by a link. */
  readonly isOfRoom?: boolean;
  /** Permission to open the page; undefined if every role of the organization has access. */
  readonly permission?: Permission;
}

/** A window's access to the pages of a show. */
interface ShowAccess {
  readonly isPermitted: (permission: Permission) => boolean;
  /** Whether the window belongs to a person without an account, who opened a link of the room. */
  readonly isGuest: boolean;
}

const PAGES: readonly ShowPageLink[] = [
  { name: 'Overview', path: showPath, isAbove: true },
  { name: 'Company', path: companyPath, permission: 'people:read' },
  { name: 'Schedule', path: schedulePath, permission: 'schedule:read' },
  { name: 'Cue sheet', path: cuesPath, isOfRoom: true },
  { name: 'Running sheet', path: runningPath, isOfRoom: true },
  // Members without permission for all notes read the notes of their own department there.
  { name: 'Notes', path: notesPath },
  { name: 'Reports', path: reportsPath, permission: 'reports:read' },
  { name: 'Live room', path: roomPath, isAbove: true, isOfRoom: true },
  { name: 'On the book', path: callPath, isOfRoom: true, permission: 'live:control' },
];

/** Returns the pages of a show that a window may open, in the order of the work on a show. */
export function showPagesFor({ isPermitted, isGuest }: ShowAccess): readonly ShowPageLink[] {
  return PAGES.filter(
    ({ isOfRoom, permission }) =>
      (isOfRoom || !isGuest) && (permission === undefined || isPermitted(permission)),
  );
}
