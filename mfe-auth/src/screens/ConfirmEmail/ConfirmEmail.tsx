import { useState } from 'react';
import { Button, FormError } from '@standby/shared-ui';
import { accountPaths, paths, readPageSession } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { truncateForList } from '@standby/shared-ui/text';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { ConnectedPage } from '../../components/ConnectedPage/ConnectedPage';
import { useLinkedToken } from '../../components/useLinkedToken';
import { useServer } from '../../components/useServer';
import { linkFailureText } from '../../data/refusals';

const page = {
  heading: 'Confirm your email',
  description: 'Confirm the new email of your Standby account.',
};

export default function ConfirmEmail() {
  const [email, setEmail] = useState<string>();
  return (
    <ConnectedPage {...page}>
      {email === undefined ? (
        <AuthPage {...page} lead="You asked to use this mailbox for your account.">
          <Confirmation onDone={setEmail} />
        </AuthPage>
      ) : (
        <AuthPage
          {...page}
          heading="Email changed"
          lead={
            <>
              From now on you sign in with <strong>{truncateForList(email)}</strong>
            </>
          }
        >
          <Button
            as="a"
            href={readPageSession() ? paths.dashboard : paths.getStarted}
            variant="primary"
          >
            {readPageSession() ? 'Go to the dashboard' : 'Sign In'}
          </Button>
        </AuthPage>
      )}
    </ConnectedPage>
  );
}

/** Button that a person must press, because programs that scan mails open every link. */
function Confirmation({ onDone }: { readonly onDone: (email: string) => void }) {
  const call = useServer();
  const token = useLinkedToken();
  const confirming = useSubmission({
    otherwise: 'Something went wrong. Press Confirm in a moment.',
  });

  const handleConfirm = () =>
    confirming.send(
      (signal) => call('POST /account/email/confirm', { body: { token }, signal }),
      (changed) => onDone(changed.email),
    );

  return (
    <>
      {confirming.failure && (
        <FormError title="The email was not changed">
          {linkFailureText(confirming.failure)}{' '}
          <a href={accountPaths.accountSettings}>Account settings</a>
        </FormError>
      )}
      <Button
        variant="primary"
        pending={confirming.isPending}
        pendingLabel="Changing the email…"
        onClick={() => void handleConfirm()}
      >
        Confirm
      </Button>
    </>
  );
}
