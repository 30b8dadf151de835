/** Paths of the product, with {@link showPaths} and {@link accountPaths} all of them. Links and redirects are built from here, never from literals. */
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

/** Paths of a show's own pages; apart, as each remote has a copy of the others. */
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

/** Paths of the guide for stage managers; apart, as few pages lead there. */
export const guidePaths = { guide: '/guide', page: '/guide/:page' } as const;

/** Path of a page of the guide; without a name that of the first one. */
export function guidePath(page = ''): string {
  return page === '' ? guidePaths.guide : `${guidePaths.guide}/${encodeURIComponent(page)}`;
}

/** Paths of the pages that need a server; apart, as no page of sample mode loads them. */
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

/** Path of a show's own page. */
export function showPath(showId: string): string {
  return `/shows/${encodeURIComponent(showId)}`;
}

/** Path of the people of a show. */
export function companyPath(showId: string): string {
  return `${showPath(showId)}/company`;
}

/** Path of the form that adds a person to a show. */
export function addPersonPath(showId: string): string {
  return `${companyPath(showId)}/add`;
}

/** Path of the page that adds the people of a file to a show. */
export function importPeoplePath(showId: string): string {
  return `${companyPath(showId)}/import`;
}

/** Path of the schedule of a show. */
export function schedulePath(showId: string): string {
  return `${showPath(showId)}/schedule`;
}

/** Path of a show's performances and rehearsals with their reports. */
export function reportsPath(showId: string): string {
  return `${showPath(showId)}/reports`;
}

/** Path of the notes of a show. */
export function notesPath(showId: string): string {
  return `${showPath(showId)}/notes`;
}

/** Path of the page on which the company of a show signs in, without an account. */
export function doorPath(showId: string): string {
  return `${showPath(showId)}/door`;
}

/** Path of one report. */
export function reportPath(showId: string, reportId: string): string {
  return `${reportsPath(showId)}/${encodeURIComponent(reportId)}`;
}

/** Path of the daily call of a show: of a date (YYYY-MM-DD), or of today. */
export function dailyCallPath(showId: string, date = ''): string {
  return `${schedulePath(showId)}/call${date && `?date=${encodeURIComponent(date)}`}`;
}

/** Path of the page on which a person without an account reads what concerns them; its link has the token. */
export function myCallsPath(showId: string): string {
  return `${showPath(showId)}/mine`;
}

/** Path of a show's live room. */
export function roomPath(roomId: string): string {
  return `/room/${encodeURIComponent(roomId)}`;
}

/** Path of a room's full-screen viewer. */
export function viewerPath(roomId: string): string {
  return `${roomPath(roomId)}/viewer`;
}

/** Path of the page on which the audience of a room asks questions. */
export function askPath(roomId: string): string {
  return `${roomPath(roomId)}/ask`;
}

/** Path of a show's cue sheet. */
export function cuesPath(roomId: string): string {
  return `${roomPath(roomId)}/cues`;
}

/** Path of the page on which the show is called. */
export function callPath(roomId: string): string {
  return `${roomPath(roomId)}/call`;
}

/** Path of a cue light of the show. */
export function lightPath(roomId: string): string {
  return `${roomPath(roomId)}/light`;
}

/** Path of a show's running sheet. */
export function runningPath(roomId: string): string {
  return `${roomPath(roomId)}/running`;
}
