/** Paths of the product, with {@link accountPaths} all of them. Links and redirects are built from here, never from literals. */
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
} as const;

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
