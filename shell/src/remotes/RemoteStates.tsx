import { Link } from 'react-router-dom';
import { Banner, Button, Page, Spinner } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import { remotes, type RemoteName } from '../../../federation.config';
import type { LoadFailure } from './load-error';
import * as S from './RemoteStates.styles';

const REASONS: Record<LoadFailure, string> = {
  unreachable: 'Its server does not answer.',
  slow: 'It is taking longer than 10 seconds.',
  broken: 'What its server sent cannot be run.',
  unlisted: 'The list that says where to find it could not be read.',
};

interface RemoteStateProps {
  readonly name: RemoteName;
}

interface RetryProps extends RemoteStateProps {
  readonly onRetry: () => void;
}

export function RemoteLoading({ name }: RemoteStateProps) {
  return (
    <S.Loading>
      <Spinner label={`Loading ${remotes[name].title}`} />
    </S.Loading>
  );
}

/** A remote that could not be loaded. Only its own area is gone. */
export function RemoteFailure({
  name,
  failure,
  onRetry,
}: RetryProps & { readonly failure: LoadFailure }) {
  return (
    <Missing
      name={name}
      heading={`${remotes[name].title} did not load`}
      reason={REASONS[failure]}
      onRetry={onRetry}
    />
  );
}

/** A remote that threw while it was on the screen. */
export function RemoteCrash({ name, onRetry }: RetryProps) {
  return (
    <Missing
      name={name}
      heading={`${remotes[name].title} stopped working`}
      reason="Something in it failed while it was on the screen."
      onRetry={onRetry}
    />
  );
}

interface MissingProps extends RetryProps {
  readonly heading: string;
  readonly reason: string;
}

function Missing({ name, heading, reason, onRetry }: MissingProps) {
  const { frame, paths: owned } = remotes[name];
  const elsewhere = frame === 'public' ? paths.dashboard : paths.home;
  return (
    <Page title={heading} heading={heading}>
      <S.Missing>
        <Banner tone="stop" title={reason} action={<Button onClick={onRetry}>Retry</Button>}>
          Nothing that you keep here is lost, and the rest of Standby goes on working. Retry, or go
          on elsewhere and come back.
        </Banner>
        {(owned as readonly string[]).includes(elsewhere) ? null : (
          <Link to={elsewhere}>
            {frame === 'public' ? 'Go to the dashboard' : 'Go to the front page'}
          </Link>
        )}
      </S.Missing>
    </Page>
  );
}
