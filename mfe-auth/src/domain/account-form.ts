import { confirmPasswordError, newPasswordError, PASSWORDS_DIFFER } from './password';

/** The fields of the account form, as typed. */
export interface AccountForm {
  readonly firstName: string;
  readonly lastName: string;
  /** Optional, and no rule holds for it. */
  readonly phoneNumber: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** In the order of the form. */
export const accountFields = [
  'firstName',
  'lastName',
  'phoneNumber',
  'password',
  'confirmPassword',
] as const satisfies readonly (keyof AccountForm)[];

export type AccountField = (typeof accountFields)[number];

/** What is said beside the fields; a field without an error is absent. */
export type AccountErrors = Partial<Record<AccountField, string>>;

/** A field that keeps the form from being sent. */
export interface AccountProblem {
  readonly name: AccountField;
  readonly isMissing: boolean;
}

/** An account as it is asked for: the form's answers and the email of the earlier step. */
export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly password: string;
}

export const emptyAccountForm: AccountForm = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
};

/**
 * What is wrong while the form is being filled in. Empty fields are no error: they only keep the
 * form from being submitted.
 */
export function errorsWhileTyping(form: AccountForm): AccountErrors {
  return present({
    password: form.password === '' ? undefined : newPasswordError(form.password),
    confirmPassword:
      form.confirmPassword === ''
        ? undefined
        : confirmPasswordError(form.password, form.confirmPassword),
  });
}

/** What is wrong with a form that is handed in: a repeated password that is too short differs, too. */
export function errorsOnSubmit(form: AccountForm): AccountErrors {
  const differs = form.confirmPassword !== form.password;
  return { ...errorsWhileTyping(form), ...(differs && { confirmPassword: PASSWORDS_DIFFER }) };
}

/** Whether every required field has something in it; a name of spaces is none. */
export function isFilledIn(form: AccountForm): boolean {
  return !accountFields.some((field) => isRequired(field) && isEmpty(form, field));
}

const isRequired = (field: AccountField): boolean => field !== 'phoneNumber';

/** A password may be made of spaces. */
function isEmpty(form: AccountForm, field: AccountField): boolean {
  const isSecret = field === 'password' || field === 'confirmPassword';
  return (isSecret ? form[field] : form[field].trim()) === '';
}

/** In the order of the form: what keeps it from being sent. */
export function problemsOf(form: AccountForm, errors: AccountErrors): AccountProblem[] {
  return accountFields
    .map((name) => ({ name, isMissing: isRequired(name) && isEmpty(form, name) }))
    .filter(({ name, isMissing }) => isMissing || errors[name] !== undefined);
}

/** The account that a form without errors asks for. The password is taken to the letter, spaces too. */
export function newAccount(email: string, form: AccountForm): NewAccount {
  return {
    email,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    phoneNumber: form.phoneNumber.trim(),
    password: form.password,
  };
}

function present(errors: Partial<Record<AccountField, string | undefined>>): AccountErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}
