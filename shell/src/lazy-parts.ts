import { lazyScreen } from '@standby/shared-ui';

export const NotFound = lazyScreen(async () => ({
  default: (await import('./deferred')).NotFound,
}));

const connectedPart = (name: 'SessionGate' | 'SessionTools') =>
  lazyScreen(async () => ({ default: (await import('./session/deferred'))[name] }));

/** In place of a screen that is not for whoever opened it. */
export const SessionGate = connectedPart('SessionGate');

/** Organization, theme and menu of connected mode. */
export const SessionTools = connectedPart('SessionTools');
