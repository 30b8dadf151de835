import { PasswordField } from '@standby/shared-ui';
import type { Form } from '@standby/forms';
import type { NewPassword } from '../domain/account-form';
import { NewPasswordField } from './PasswordRules/NewPasswordField';

interface NewPasswordFieldsProps {
  readonly form: Pick<Form<NewPassword>, 'fieldProps'>;
  readonly label: string;
}

/** Fields for a new password, typed twice. */
export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField label={label} required {...form.fieldProps('password')} />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        {...form.fieldProps('confirmPassword')}
      />
    </>
  );
}
