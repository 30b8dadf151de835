import { lazyScreen } from '@standby/shared-ui';

export const NotFound = lazyScreen(async () => ({
  default: (await import('./deferred')).NotFound,
}));

const connectedPart = (name: 'AuthGuard' | 'SessionTools') =>
  lazyScreen(async () => ({ default: (await import('./session/deferred'))[name] }));

/** Replaces a screen that this visitor may not see. */
export const AuthGuard = connectedPart('AuthGuard');

/** Organization, theme and menu of connected mode. */
export const SessionTools = connectedPart('SessionTools');
