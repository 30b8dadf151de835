import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubmission } from 'shared-ui/forms';
import { paths } from 'shared-ui/contracts';
import { storeDraft, readDraft, removeDraft } from '../../data/account-draft';
import type { Accounts } from '../../data/accounts';
import { removeStoredEmail } from '../../data/stored-email';
import {
  emptyAccountForm,
  errorsOnSubmit,
  errorsWhileTyping,
  isFilledIn,
  newAccount,
  problemsOf,
  type AccountField,
  type AccountForm,
} from '../../domain/account-form';

/** The form while it is filled in, what is wrong with it, and the call that creates the account. */
export function useCreateAccount(accounts: Accounts, email: string) {
  const navigate = useNavigate();
  const creation = useSubmission({
    otherwise: 'Something went wrong. Press Create Account again in a moment.',
    leavesScreen: true,
  });
  const [form, setForm] = useState<AccountForm>(() => ({
    ...emptyAccountForm,
    ...readDraft(email),
  }));
  const [wasHandedIn, setWasHandedIn] = useState(false);
  const errors = (wasHandedIn ? errorsOnSubmit : errorsWhileTyping)(form);
  const hasErrors = Object.keys(errors).length > 0;

  function change(field: AccountField, value: string): void {
    const changed = { ...form, [field]: value };
    setForm(changed);
    storeDraft(email, changed);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setWasHandedIn(true);
    if (errorsOnSubmit(form).confirmPassword) {
      // The only error that a form which can be handed in may still have.
      const field: AccountField = 'confirmPassword';
      const input = event.currentTarget.elements.namedItem(field);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    await creation.send(
      (signal) => accounts.createAccount(newAccount(email, form), signal),
      () => {
        removeStoredEmail();
        removeDraft();
        return navigate(paths.dashboard, { replace: true });
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
