import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Banner, Button, Page, Spinner, VisuallyHidden } from '@standby/shared-ui';
import { mainArea, paths } from '@standby/contracts';
import { layoutAt } from '../composition/layout-at';
import { PublicNav } from '../nav/PublicNav';
import { FAILURE_TEXTS, type ScreenFailure } from '../failures/failure-texts';
import type { LoadFailure } from '../failures/load-error';
import { placeOf, type RemoteName } from '../composition/places';
import { OutlineContext } from './Outline';
import * as S from './RemoteStates.styles';

const titleOf = (name: RemoteName): string => placeOf(name)?.title ?? name;

interface RemoteStateProps {
  readonly name: RemoteName;
}

/** Header and `main` for a public page that is missing: such a page renders its own. */
function FallbackLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  if (layoutAt(pathname) !== 'public') return children;
  return (
    <>
      <PublicNav />
      <main {...mainArea}>{children}</main>
    </>
  );
}

/** Key of the location at which the page was opened. */
const FIRST_LOCATION = 'default';

export function RemoteLoading({ name }: RemoteStateProps) {
  const isFirst = useLocation().key === FIRST_LOCATION;
  const outline = use(OutlineContext);
  const text = `Loading ${titleOf(name)}`;
  if (isFirst && outline) {
    return (
      <>
        <VisuallyHidden role="status">{text}</VisuallyHidden>
        {outline}
      </>
    );
  }
  return (
    <FallbackLayout>
      <S.Loading data-loading={isFirst ? 'first' : 'next'}>
        <S.Waiting role="status">
          <Spinner />
          {text}
        </S.Waiting>
      </S.Loading>
    </FallbackLayout>
  );
}

const HEADINGS: Readonly<Partial<Record<LoadFailure | ScreenFailure, string>>> = {
  threw: 'did not start',
  crashed: 'stopped working',
};

const RETRY_MILLIS = 15_000;

/**
 * Retries automatically on a paired device, which has no person to press Retry: the device may
 * start before its server, or a screen may crash.
 */
function useRetryOnDevice(pathname: string, onRetry: () => void): void {
  const isDevice = pathname === paths.screen;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isDevice) return undefined;
    const interval = setInterval(() => retry(), RETRY_MILLIS);
    return () => clearInterval(interval);
  }, [isDevice]);
}

interface RemoteFailureProps extends RemoteStateProps {
  readonly failure: LoadFailure | ScreenFailure;
  readonly onRetry: () => void;
}

/** Shown in the area of a remote that failed. The rest of the app keeps working. */
export function RemoteFailure({ name, failure, onRetry }: RemoteFailureProps) {
  const title = titleOf(name);
  const { pathname } = useLocation();
  useRetryOnDevice(pathname, onRetry);
  const heading = `${title} ${HEADINGS[failure] ?? 'did not load'}`;
  const elsewhere =
    layoutAt(pathname) === 'public'
      ? { path: paths.dashboard, label: 'Go to the dashboard' }
      : { path: paths.home, label: 'Go to the front page' };
  return (
    <FallbackLayout>
      <Page title={heading}>
        <S.Failure>
          <Banner
            tone="stop"
            title={FAILURE_TEXTS[failure]}
            text="What you keep here is not lost, and the rest of Standby goes on working. Retry, or go on elsewhere and come back."
            action={
              <Button variant="primary" onClick={onRetry}>
                Retry
              </Button>
            }
          />
          <Link to={elsewhere.path}>{elsewhere.label}</Link>
        </S.Failure>
      </Page>
    </FallbackLayout>
  );
}
