import type { FloodRequest } from './flood.ts';

/** Placeholders for random letters, as many as in a token of the server. */
const TOKEN = '*'.repeat(30);

const post = (path: string, body: object = {}): FloodRequest => ({ method: 'POST', path, body });

/** Requests of strangers with made-up tokens and cookies, one for each open route. */
export const madeUpRequests: readonly FloodRequest[] = [
  { ...post('/api/v1/devices/self'), cookie: `standby.device=${TOKEN}` },
  { method: 'GET', path: '/api/v1/devices/self/stream', cookie: `standby.device=${TOKEN}` },
  post('/api/v1/devices/offers'),
  post('/api/v1/sign-in/device/look'),
  post('/api/v1/sign-in/look', { token: TOKEN }),
  post('/api/v1/calls/open', { token: TOKEN }),
  { method: 'GET', path: `/api/v1/calls/calendar.ics?token=${TOKEN}` },
  post('/api/v1/live/links/open', { token: TOKEN }),
  post('/api/v1/invitations/look', { token: TOKEN }),
  post('/api/v1/account/email/confirm', { token: TOKEN }),
  { method: 'GET', path: '/api/v1/session', cookie: `standby.session_token=${TOKEN}.${TOKEN}` },
];
