import * as v from 'valibot';
import {
  confirmPasswordError,
  newPasswordError,
  PASSWORDS_DIFFER,
} from '@standby/api-client/password';
import { requiredText, typedText } from '@standby/forms/validation';
import { currentPassword } from './current-password';

/** Fields of the account form, as typed. */
export interface AccountForm extends NewPassword {
  readonly firstName: string;
  readonly lastName: string;
  /** Optional phone number, without any rule. */
  readonly phoneNumber: string;
}

/** Requested account: the form's content and the email of the earlier step. */
export interface NewAccount extends AccountContent {
  readonly email: string;
}

export const emptyAccountForm: AccountForm = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
};

const newPassword = v.pipe(
  currentPassword,
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? newPasswordError(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  }),
);

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

const newPasswordEntries = { password: newPassword, confirmPassword: currentPassword };

/** Refuses two passwords that differ. `partialCheck` would be skipped while the password breaks a rule. */
const checkRepeated = <Values extends NewPassword>() =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.confirmPassword === dataset.value.password) return;
    const { password, confirmPassword: value } = dataset.value;
    const input = { password, confirmPassword: value };
    const path = { type: 'object', origin: 'value', input, key: 'confirmPassword', value } as const;
    addIssue({ message: PASSWORDS_DIFFER, path: [path] });
  });

/** Validates a new password. */
export const newPasswordSchema = v.pipe(v.object(newPasswordEntries), checkRepeated());

/** Validates a new password beside the current one. */
export const passwordChangeSchema = v.pipe(
  v.object({ currentPassword, ...newPasswordEntries }),
  checkRepeated(),
);

/**
 * Whether the error of a field waits for the submit: a repeated password may become the same for as long as it is
 * shorter than the password.
 */
export const mayBecomeSame = (name: string, { password, confirmPassword }: NewPassword): boolean =>
  name === 'confirmPassword' &&
  confirmPassword !== '' &&
  confirmPasswordError(password, confirmPassword) === undefined;

/** Validates the form, with an error text for each field, and returns the content of an account. */
export const accountFormSchema = v.pipe(
  v.object({
    firstName: requiredText,
    lastName: requiredText,
    phoneNumber: typedText,
    ...newPasswordEntries,
  }),
  checkRepeated(),
  v.transform(({ firstName, lastName, phoneNumber, ...secrets }) => ({
    firstName,
    lastName,
    phoneNumber,
    password: secrets.password,
  })),
);

type AccountContent = v.InferOutput<typeof accountFormSchema>;
