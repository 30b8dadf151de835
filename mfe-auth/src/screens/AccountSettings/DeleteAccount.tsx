import { useState } from 'react';
import * as v from 'valibot';
import { Button, Dialog, FormError, FormSection, Row } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { useForm } from '@standby/forms';
import { CurrentPassword } from '../../components/AuthForm/CurrentPassword';
import { forgetAccount } from '../../data/leave';
import type { ServerClient } from '../../data/server/client';
import { currentPassword } from '../../domain/current-password';
import { dayOf } from '../../domain/dates';

const schema = v.object({ currentPassword });

interface DeleteAccountProps {
  readonly call: ServerClient;
  readonly email: string;
}

export function DeleteAccount({ call, email }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [deletesAt, setDeletesAt] = useState<string>();
  const form = useForm({
    initial: { currentPassword: '' },
    schema,
    otherwise: 'Something went wrong. Press Delete account in a moment.',
    submit: ({ currentPassword: password }) =>
      call('POST /account/deletion', { body: { password } }),
    onSubmitted(answer) {
      forgetAccount();
      setDeletesAt(answer.deletesAt);
    },
  });

  const goHome = () => window.location.assign(paths.home);

  return (
    <FormSection
      title="Delete account"
      why="You have 30 days to come back: sign in and keep it. After that it is deleted, with every organization of which you are the only member."
    >
      <Row $gap={3}>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          Delete account
        </Button>
      </Row>
      {deletesAt === undefined ? (
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title="Delete your account?"
          description="You are signed out everywhere at once, and the account is deleted in 30 days."
          size="small"
          submit={{
            form,
            label: 'Delete account',
            variant: 'danger',
            pendingLabel: 'Deleting the account…',
          }}
        >
          {form.failure && !form.isFieldRefused && (
            <FormError title="The account was not deleted">{form.failure.text}</FormError>
          )}
          <CurrentPassword email={email} {...form.fieldProps('currentPassword')} name="password" />
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
