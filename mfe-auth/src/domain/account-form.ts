import * as v from 'valibot';
import {
  confirmPasswordError,
  newPasswordError,
  PASSWORDS_DIFFER,
} from '@standby/api-client/password';

/** Fields of the account form, as typed. */
export interface AccountForm {
  readonly firstName: string;
  readonly lastName: string;
  /** Optional phone number, without any rule. */
  readonly phoneNumber: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Fields in the order of the form. */
export const accountFields = [
  'firstName',
  'lastName',
  'phoneNumber',
  'password',
  'confirmPassword',
] as const satisfies readonly (keyof AccountForm)[];

export type AccountField = (typeof accountFields)[number];

/** Error texts by field; a field without an error is absent. */
export type AccountErrors = Partial<Record<AccountField, string>>;

/** Field that keeps the form from being sent. */
export interface AccountProblem {
  readonly name: AccountField;
  readonly isMissing: boolean;
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

const MISSING = 'Fill in this field';

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(MISSING));

/** A password is taken to the letter: it may begin, end or consist of spaces. */
const password = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const message = dataset.value === '' ? MISSING : newPasswordError(dataset.value);
    if (message !== undefined) addIssue({ message });
  }),
);

/** Validates the form, with an error text for each field, and returns the content of an account. */
export const accountFormSchema = v.pipe(
  v.object({
    firstName: name,
    lastName: name,
    phoneNumber: v.pipe(v.string(), v.trim()),
    password,
    confirmPassword: v.pipe(v.string(), v.nonEmpty(MISSING)),
  }),
  // `partialCheck` would be skipped while the password breaks a rule.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.confirmPassword === dataset.value.password) return;
    const { value: input } = dataset;
    const path = { type: 'object', origin: 'value', input, key: 'confirmPassword' } as const;
    addIssue({ message: PASSWORDS_DIFFER, path: [{ ...path, value: input.confirmPassword }] });
  }),
  v.transform(({ firstName, lastName, phoneNumber, ...secrets }) => ({
    firstName,
    lastName,
    phoneNumber,
    password: secrets.password,
  })),
);

export type AccountContent = v.InferOutput<typeof accountFormSchema>;

const isRequired = (field: AccountField): boolean => field !== 'phoneNumber';

/** Whether a required field is empty; spaces count in passwords. */
function isMissing(form: AccountForm, field: AccountField): boolean {
  const isSecret = field === 'password' || field === 'confirmPassword';
  return isRequired(field) && (isSecret ? form[field] : form[field].trim()) === '';
}

/** Whether every required field is filled in; a name of spaces is empty. */
export function isFilledIn(form: AccountForm): boolean {
  return !accountFields.some((field) => isMissing(form, field));
}

/**
 * Returns the errors to show while the form is being filled in. An empty field is not an error; it only keeps the
 * form from being submitted. A repeated password may become the same for as long as it is shorter than the password.
 */
export function errorsToShow(
  form: AccountForm,
  errors: AccountErrors,
  { wasSubmitted }: { readonly wasSubmitted: boolean },
): AccountErrors {
  const isShown = (field: AccountField): boolean =>
    !isMissing(form, field) &&
    (field !== 'confirmPassword' ||
      wasSubmitted ||
      confirmPasswordError(form.password, form.confirmPassword) !== undefined);
  return Object.fromEntries(
    accountFields.flatMap((field) =>
      errors[field] !== undefined && isShown(field) ? [[field, errors[field]]] : [],
    ),
  );
}

/** Returns the fields that keep the form from being sent, in the order of the form. */
export function problemsOf(form: AccountForm, shown: AccountErrors): AccountProblem[] {
  return accountFields
    .map((field) => ({ name: field, isMissing: isMissing(form, field) }))
    .filter((problem) => problem.isMissing || shown[problem.name] !== undefined);
}
