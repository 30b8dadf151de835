import { PasswordField, type PasswordFieldProps, Stack, VisuallyHidden } from '@standby/shared-ui';
import { PasswordRules } from './PasswordRules';

/** Description of the rules for people who do not see the list. */
const RULES = 'At least 8 characters, with a lowercase letter, an uppercase letter and a number.';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'hint' | 'autoComplete'> {
  readonly value: string;
}

/** Field for a new password, with its rules below, each ticked as soon as it is met. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <Stack $gap={2}>
      <PasswordField
        {...props}
        hint={<VisuallyHidden>{RULES}</VisuallyHidden>}
        autoComplete="new-password"
      />
      <PasswordRules password={props.value} />
    </Stack>
  );
}
