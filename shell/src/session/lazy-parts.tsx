import { LazyBoundary, lazyScreen } from 'shared-ui';

/** Connected mode's own parts of the shell, in one file; sample mode never asks for it. */
export const loadConnectedParts = () => import('./connected-parts');

const part = (name: 'SessionGate' | 'SessionTools') => {
  const Part = lazyScreen(async () => ({ default: (await loadConnectedParts())[name] }));
  return () => (
    <LazyBoundary>
      <Part />
    </LazyBoundary>
  );
};

/** In place of a screen that is not for whoever opened it. */
export const SessionGate = part('SessionGate');

/** Organization, theme and menu of the person who is signed in. */
export const SessionTools = part('SessionTools');
