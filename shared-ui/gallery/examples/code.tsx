import {
  LazyBoundary,
  LazyPart,
  lazyScreen,
  OnMount,
  ScreenLoadError,
  screenRoutes,
  Spinner,
  useIsLate,
  useScrollAndFocusRestoration,
} from '@standby/shared-ui';
import { useState } from 'react';

const SeatPlan = lazyScreen(() => import('../SeatPlan'));

export function LazyScreenExample() {
  return (
    <LazyBoundary fallback={<Spinner label="Loading the plan" />}>
      <SeatPlan />
    </LazyBoundary>
  );
}

export function LazyPartExample() {
  return (
    <LazyPart renderMissing={() => <p>The plan did not load.</p>}>
      <SeatPlan />
    </LazyPart>
  );
}

export function ScreenRoutesCode() {
  return screenRoutes({ '/tickets': () => import('../SeatPlan') });
}

export function ScreenLoadErrorCode(error: unknown) {
  return error instanceof ScreenLoadError ? 'The code of this screen did not load.' : undefined;
}

export function UseIsLateExample() {
  const isLate = useIsLate();
  return <p>{isLate ? 'This takes longer than it should.' : 'The plan is on its way.'}</p>;
}

export function OnMountExample() {
  const [isHere, setIsHere] = useState(false);
  return (
    <LazyBoundary>
      <SeatPlan />
      <OnMount run={() => setIsHere(true)} />
      <p>{isHere ? 'The plan is here.' : 'The plan is loading.'}</p>
    </LazyBoundary>
  );
}

export function UseScrollAndFocusRestorationCode() {
  // The shell does this for your screens. A page without a shell passes its router's location.
  const location = { pathname: '/tickets', hash: '', key: 'first' };
  const restore = useScrollAndFocusRestoration(location, false);
  return <OnMount run={restore} />;
}
