import { useEffect, useState } from 'react';
import { useForm } from '@standby/forms';
import { useEnterApp } from '../../components/useEnterApp';
import { storeDraft, readDraft, removeDraft } from '../../data/account-draft';
import type { Accounts } from '../../data/accounts';
import { removeStoredEmail } from '../../data/stored-email';
import {
  accountFormSchema,
  emptyAccountForm,
  mayBecomeSame,
  type AccountForm,
} from '../../domain/account-form';

/** Returns the form that creates the account. Its half-filled fields are stored, without the passwords. */
export function useCreateAccount(accounts: Accounts, email: string) {
  const enterApp = useEnterApp(accounts);
  const form = useForm({
    initial: { ...emptyAccountForm, ...readDraft(email) } satisfies AccountForm,
    schema: accountFormSchema,
    waitsForSubmit: mayBecomeSame,
    otherwise: 'Something went wrong. Press Create Account again in a moment.',
    leavesScreen: true,
    submit: (content, signal) => accounts.createAccount({ email, ...content }, signal),
    onSubmitted() {
      removeStoredEmail();
      removeDraft();
      return enterApp('created');
    },
  });

  const { values } = form;
  const [first] = useState(values);
  useEffect(() => {
    if (values !== first) storeDraft(email, values);
  }, [email, values, first]);

  return form;
}
