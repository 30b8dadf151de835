import { lazyScreen } from '@standby/shared-ui';

export const NotFound = lazyScreen(() => import('./deferred'), 'NotFound');

const connectedParts = () => import('./session/deferred');

/** Replaces a screen that this visitor may not see. */
export const AuthGuard = lazyScreen(connectedParts, 'AuthGuard');

/** Organization, theme and menu of connected mode. */
export const SessionTools = lazyScreen(connectedParts, 'SessionTools');
