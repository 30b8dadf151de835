import { Button, FormSection, Row, useToast } from '@standby/shared-ui';
import { useForm } from '@standby/forms';
import { CurrentPassword } from '../../components/AuthForm/CurrentPassword';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import { NewPasswordFields } from '../../components/NewPasswordFields';
import type { ServerClient } from '../../data/server/client';
import { mayBecomeSame, passwordChangeSchema } from '../../domain/account-form';

interface PasswordFormProps {
  readonly call: ServerClient;
  readonly email: string;
}

export function PasswordForm({ call, email }: PasswordFormProps) {
  const toast = useToast();
  const form = useForm({
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    schema: passwordChangeSchema,
    waitsForSubmit: mayBecomeSame,
    otherwise: 'Something went wrong. Press Change password in a moment.',
    submit: ({ currentPassword, password }, signal) =>
      call('PUT /account/password', { body: { currentPassword, password }, signal }),
    onSubmitted() {
      form.discardDraft();
      toast.show({
        tone: 'go',
        title: 'Your password is changed',
        description: 'You are signed out everywhere but here.',
      });
    },
  });

  return (
    <FormSection title="Password" why="A new one signs you out everywhere but here.">
      <SubmitForm form={form} failed="The password was not changed">
        <CurrentPassword
          email={email}
          label="Current Password"
          {...form.fieldProps('currentPassword')}
        />
        <NewPasswordFields form={form} label="New Password" />
        <Row $gap={3}>
          <Button {...form.submitProps} pendingLabel="Changing the password…">
            Change password
          </Button>
        </Row>
      </SubmitForm>
    </FormSection>
  );
}
