import { useId, useState, type SubmitEvent } from 'react';
import { Button, Dialog, FormError, FormSection } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { CurrentPassword } from '../../components/AuthForm/CurrentPassword';
import * as S from '../../components/SettingsPage/SettingsPage.styles';
import { fieldErrorsOf } from '../../data/field-errors';
import { forgetAccount } from '../../data/leave';
import type { ServerClient } from '../../data/server/client';
import { dayOf } from '../../domain/dates';

interface DeleteAccountProps {
  readonly call: ServerClient;
  readonly email: string;
}

export function DeleteAccount({ call, email }: DeleteAccountProps) {
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [deletesAt, setDeletesAt] = useState<string>();
  const deleting = useSubmission({
    otherwise: 'Something went wrong. Press Delete account in a moment.',
  });
  const wrong = fieldErrorsOf(deleting.failure?.error)['currentPassword'];

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (password === '') return;
    await deleting.send(
      () => call('POST /account/deletion', { body: { password } }),
      (answer) => {
        forgetAccount();
        setDeletesAt(answer.deletesAt);
      },
    );
  }

  const goHome = () => window.location.assign(paths.home);

  return (
    <FormSection
      title="Delete account"
      why="You have 30 days to come back: sign in and keep it. After that it is deleted, with every organization of which you are the only member."
    >
      <S.Row>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          Delete account
        </Button>
      </S.Row>
      {deletesAt === undefined ? (
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title="Delete your account?"
          description="You are signed out everywhere at once, and the account is deleted in 30 days."
          size="small"
          footer={
            <>
              <Button onClick={() => setIsOpen(false)}>Cancel</Button>
              <Button
                type="submit"
                form={formId}
                variant="danger"
                disabled={password === ''}
                pending={deleting.isPending}
                pendingLabel="Deleting the account…"
              >
                Delete account
              </Button>
            </>
          }
        >
          <S.Form id={formId} method="post" onSubmit={handleSubmit}>
            {deleting.failure && wrong === undefined && (
              <FormError title="The account was not deleted">{deleting.failure.text}</FormError>
            )}
            <CurrentPassword
              email={email}
              value={password}
              error={wrong}
              readOnly={deleting.isPending}
              onChange={setPassword}
            />
          </S.Form>
        </Dialog>
      ) : (
        <Dialog
          open
          onClose={goHome}
          title="Your account will be deleted"
          description={`It will be deleted on ${dayOf(deletesAt)}. To keep it, sign in before that day.`}
          size="small"
          footer={
            <Button variant="primary" onClick={goHome}>
              Go to the front page
            </Button>
          }
        />
      )}
    </FormSection>
  );
}
