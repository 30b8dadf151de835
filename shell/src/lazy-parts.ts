import { lazyScreen } from 'shared-ui';

const part = (name: 'NotFound' | 'SessionGate' | 'SessionTools') =>
  lazyScreen(async () => ({ default: (await import('./deferred'))[name] }));

export const NotFound = part('NotFound');

/** In place of a screen that is not for whoever opened it. */
export const SessionGate = part('SessionGate');

/** Organization, theme and menu of the person who is signed in. */
export const SessionTools = part('SessionTools');
