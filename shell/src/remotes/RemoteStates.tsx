import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Banner, Button, Page, Spinner } from '@standby/shared-ui';
import { mainArea, paths } from '@standby/shared-ui/contracts';
import { layoutAt } from '../nav/layout-at';
import { PublicNav } from '../nav/PublicNav';
import type { LoadFailure } from './load-error';
import { placeOf, type RemoteName } from './places';
import * as S from './RemoteStates.styles';

/** Failures of a screen whose remote has loaded: one of its files does not arrive, or it throws. */
export type ScreenFailure = 'incomplete' | 'crashed';

const REASONS: Record<LoadFailure | ScreenFailure, string> = {
  unreachable: 'Its server does not answer.',
  slow: 'It is taking longer than 10 seconds.',
  broken: 'What its server sent cannot be run.',
  altered: 'What its server sent is not what was released, so it was not run.',
  incompatible: 'It was made for another version of Standby, so it was not started.',
  unlisted: 'The list that says where to find it could not be read.',
  incomplete: 'A part of it, which this screen needs, did not arrive as it was built.',
  crashed: 'Something in it failed while it was on the screen.',
};

const titleOf = (name: RemoteName): string => placeOf(name)?.title ?? name;

interface RemoteStateProps {
  readonly name: RemoteName;
}

/** Header and `main` while a public page is missing: such a page renders its own. */
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

export function RemoteLoading({ name }: RemoteStateProps) {
  return (
    <FallbackLayout>
      <S.Loading data-loading>
        <Spinner label={`Loading ${titleOf(name)}`} />
      </S.Loading>
    </FallbackLayout>
  );
}

interface RemoteFailureProps extends RemoteStateProps {
  readonly failure: LoadFailure | ScreenFailure;
  readonly onRetry: () => void;
}

/** Shown in the area of a remote that failed. The rest of the app keeps working. */
export function RemoteFailure({ name, failure, onRetry }: RemoteFailureProps) {
  const title = titleOf(name);
  const { pathname } = useLocation();
  const heading = `${title} ${failure === 'crashed' ? 'stopped working' : 'did not load'}`;
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
            title={REASONS[failure]}
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
