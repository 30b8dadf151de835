import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '@standby/forms';
import { parseForm } from '@standby/forms/validation';
import { useEnterApp } from '../../components/useEnterApp';
import { storeDraft, readDraft, removeDraft } from '../../data/account-draft';
import type { Accounts } from '../../data/accounts';
import { fieldErrorsOf } from '../../data/field-errors';
import { removeStoredEmail } from '../../data/stored-email';
import {
  accountFields,
  emptyAccountForm,
  accountFormSchema,
  errorsToShow,
  isFilledIn,
  problemsOf,
  type AccountErrors,
  type AccountField,
  type AccountForm,
} from '../../domain/account-form';

/** Returns the server's messages for fields that still hold the refused value. */
function unchanged(
  refused: Readonly<Record<string, string>>,
  sent: AccountForm | undefined,
  form: AccountForm,
): AccountErrors {
  const same = accountFields.filter((field) => sent?.[field] === form[field]);
  return Object.fromEntries(
    same.flatMap((field) => (refused[field] === undefined ? [] : [[field, refused[field]]])),
  );
}

/** Returns the state and errors of the form, and the call that creates the account. */
export function useCreateAccount(accounts: Accounts, email: string) {
  const enterApp = useEnterApp(accounts);
  const creation = useSubmission({
    otherwise: 'Something went wrong. Press Create Account again in a moment.',
    leavesScreen: true,
  });
  const [form, setForm] = useState<AccountForm>(() => ({
    ...emptyAccountForm,
    ...readDraft(email),
  }));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [sent, setSent] = useState<AccountForm>();
  const parsed = parseForm(accountFormSchema, form);
  const errors = {
    ...unchanged(fieldErrorsOf(creation.failure?.error), sent, form),
    ...errorsToShow(form, parsed.errors, { wasSubmitted }),
  };
  const hasErrors = Object.keys(errors).length > 0;

  function change(field: AccountField, value: string): void {
    const changed = { ...form, [field]: value };
    setForm(changed);
    storeDraft(email, changed);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setWasSubmitted(true);
    if (!parsed.isValid) {
      // This is the only error that was not shown before.
      const field: AccountField = 'confirmPassword';
      const input = event.currentTarget.elements.namedItem(field);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    setSent(form);
    await creation.send(
      (signal) => accounts.createAccount({ email, ...parsed.content }, signal),
      () => {
        removeStoredEmail();
        removeDraft();
        return enterApp('created');
      },
    );
  }

  return {
    form,
    errors,
    canSubmit: isFilledIn(form) && !hasErrors,
    problems: problemsOf(form, errors),
    creation,
    change,
    handleSubmit,
  };
}
