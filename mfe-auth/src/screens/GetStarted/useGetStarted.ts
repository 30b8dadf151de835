import { useState, type ChangeEvent, type InvalidEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-ui/contracts';
import { useSubmission } from '../../components/useSubmission';
import type { Accounts, NextStep } from '../../data/accounts';
import { storeEmail } from '../../data/stored-email';

const pathOf: Record<NextStep, string> = {
  verify: paths.verify,
  'create-account': paths.createAccount,
};

/** The email while it is typed, and the check that decides where it leads. */
export function useGetStarted(accounts: Accounts) {
  const navigate = useNavigate();
  const check = useSubmission();
  const [email, setEmail] = useState('');
  const [isMalformed, setIsMalformed] = useState(false);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    setEmail(currentTarget.value);
    // Said on submit, taken back as soon as it no longer holds.
    setIsMalformed(isMalformed && currentTarget.validity.typeMismatch);
  }

  /** The browser knows what an email address is; the words are ours and stand beside the field. */
  function handleInvalid(event: InvalidEvent<HTMLInputElement>): void {
    event.preventDefault();
    event.currentTarget.focus();
    setIsMalformed(event.currentTarget.validity.typeMismatch);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    await check.run(
      (signal) => accounts.checkEmail(email, signal),
      (nextStep) => {
        storeEmail(email);
        return navigate(pathOf[nextStep]);
      },
    );
  }

  return { email, isMalformed, check, handleChange, handleInvalid, handleSubmit };
}
