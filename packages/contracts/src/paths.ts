/**
 * Paths of the product. Together with {@link showPaths} and {@link accountPaths} they are complete. Links and
 * redirects are built from here, never from literals.
 */
export const paths = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  getStarted: '/auth/get-started',
  verify: '/auth/verify',
  createAccount: '/auth/create-account',
  dashboard: '/dashboard',
  createEvent: '/create-event',
  rooms: '/rooms',
  createRoom: '/create-room',
  devices: '/devices',
  addDevice: '/add-device',
  room: '/room/:roomId',
  viewer: '/room/:roomId/viewer',
  ask: '/room/:roomId/ask',
  cues: '/room/:roomId/cues',
  call: '/room/:roomId/call',
  light: '/room/:roomId/light',
  running: '/room/:roomId/running',
  screen: '/screen',
} as const;

/** Paths of a show's own pages. They stand apart because each remote has a copy of the others. */
export const showPaths = {
  show: '/shows/:showId',
  company: '/shows/:showId/company',
  addPerson: '/shows/:showId/company/add',
  importPeople: '/shows/:showId/company/import',
  schedule: '/shows/:showId/schedule',
  reports: '/shows/:showId/reports',
  report: '/shows/:showId/reports/:reportId',
  notes: '/shows/:showId/notes',
  door: '/shows/:showId/door',
  dailyCall: '/shows/:showId/schedule/call',
  myCalls: '/shows/:showId/mine',
} as const;

/** Paths of the guide for stage managers. They stand apart because few pages lead there. */
export const guidePaths = { guide: '/guide', page: '/guide/:page' } as const;

/** Returns the path of a page of the guide, or of its first page without a name. */
export function guidePath(page = ''): string {
  return page === '' ? guidePaths.guide : `${guidePaths.guide}/${encodeURIComponent(page)}`;
}

/** Paths of the pages that need a server. They stand apart because no page of sample mode loads them. */
export const accountPaths = {
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  confirmEmail: '/auth/confirm-email',
  keepAccount: '/auth/keep-account',
  welcome: '/auth/welcome',
  invitation: '/invitation',
  accountSettings: '/settings/account',
  organizationSettings: '/settings/organization',
} as const;

/** Returns the path of a show's overview. */
export function showPath(showId: string): string {
  return `/shows/${encodeURIComponent(showId)}`;
}

/** Returns the path of a show's company. */
export function companyPath(showId: string): string {
  return `${showPath(showId)}/company`;
}

/** Returns the path of the form that adds a person to a show. */
export function addPersonPath(showId: string): string {
  return `${companyPath(showId)}/add`;
}

/** Returns the path of the page that imports a show's people from a file. */
export function importPeoplePath(showId: string): string {
  return `${companyPath(showId)}/import`;
}

/** Returns the path of a show's schedule. */
export function schedulePath(showId: string): string {
  return `${showPath(showId)}/schedule`;
}

/** Returns the path of a show's performances and rehearsals with their reports. */
export function reportsPath(showId: string): string {
  return `${showPath(showId)}/reports`;
}

/** Returns the path of a show's notes. */
export function notesPath(showId: string): string {
  return `${showPath(showId)}/notes`;
}

/** Returns the path of the page on which a show's company signs in without an account. */
export function doorPath(showId: string): string {
  return `${showPath(showId)}/door`;
}

/** Returns the path of one report. */
export function reportPath(showId: string, reportId: string): string {
  return `${reportsPath(showId)}/${encodeURIComponent(reportId)}`;
}

/** Returns the path of a show's daily call for a date (YYYY-MM-DD), or for today. */
export function dailyCallPath(showId: string, date = ''): string {
  return `${schedulePath(showId)}/call${date && `?date=${encodeURIComponent(date)}`}`;
}

/** Returns the path of a person's own calls, which they open without an account; the link carries the token. */
export function myCallsPath(showId: string): string {
  return `${showPath(showId)}/mine`;
}

/** Returns the path of a show's live room. */
export function roomPath(roomId: string): string {
  return `/room/${encodeURIComponent(roomId)}`;
}

/** Returns the path of a room's full-screen viewer. */
export function viewerPath(roomId: string): string {
  return `${roomPath(roomId)}/viewer`;
}

/** Returns the path of the page on which a room's audience asks questions. */
export function askPath(roomId: string): string {
  return `${roomPath(roomId)}/ask`;
}

/** Returns the path of a show's cue sheet. */
export function cuesPath(roomId: string): string {
  return `${roomPath(roomId)}/cues`;
}

/** Returns the path of the page on which the show is called. */
export function callPath(roomId: string): string {
  return `${roomPath(roomId)}/call`;
}

/** Returns the path of a cue light of the show. */
export function lightPath(roomId: string): string {
  return `${roomPath(roomId)}/light`;
}

/** Returns the path of a show's running sheet. */
export function runningPath(roomId: string): string {
  return `${roomPath(roomId)}/running`;
}
