import { Navigate } from 'react-router-dom';
import { Button, FormError } from '@standby/shared-ui';
import { paths, readPageSession } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { truncateForList } from '@standby/shared-ui/text';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { ConnectedPage } from '../../components/ConnectedPage/ConnectedPage';
import { useServer } from '../../components/useServer';
import { forgetAccount } from '../../data/leave';
import { dayOf } from '../../domain/dates';

const page = {
  heading: 'Keep your account?',
  description: 'Take back the deletion of your Standby account.',
};

export default function KeepAccount() {
  const account = readPageSession()?.account;
  return (
    <ConnectedPage {...page}>
      {account?.deletesAt ? (
        <AuthPage
          {...page}
          lead={
            <>
              <strong>{truncateForList(account.email)}</strong> will be deleted on{' '}
              {dayOf(account.deletesAt)}. Until then you can keep it, with everything in it.
            </>
          }
        >
          <Choice />
        </AuthPage>
      ) : (
        <Navigate to={paths.dashboard} replace />
      )}
    </ConnectedPage>
  );
}

function Choice() {
  const call = useServer();
  const keeping = useSubmission({ leavesScreen: true });
  const leaving = useSubmission({ leavesScreen: true });
  const failure = keeping.failure ?? leaving.failure;
  return (
    <>
      {failure && <FormError title="Nothing was changed">{failure.text}</FormError>}
      <Button
        variant="primary"
        pending={keeping.isPending}
        onClick={() =>
          void keeping.send(
            () => call('DELETE /account/deletion'),
            () => window.location.assign(paths.dashboard),
          )
        }
      >
        Keep my account
      </Button>
      <Button
        pending={leaving.isPending}
        onClick={() =>
          void leaving.send(
            () => call('DELETE /session'),
            () => {
              forgetAccount();
              window.location.assign(paths.home);
            },
          )
        }
      >
        Sign Out
      </Button>
    </>
  );
}
