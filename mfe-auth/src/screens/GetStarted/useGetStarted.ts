import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { paths, signInStep } from '@standby/contracts';
import type { Accounts } from '../../data/accounts';
import { readInvitedEmail } from '../../data/storage';
import { storeEmail } from '../../data/stored-email';

/** Maximum length of an email that can receive mail (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX = 254;

const MALFORMED = 'Enter an email address like name@example.com';
const TOO_LONG = `An email address can have at most ${EMAIL_MAX} characters`;

/** Whether the browser takes the text for an email. It would need half a minute for a long text. */
function isEmail(text: string): boolean {
  if (text === '' || text.length > EMAIL_MAX) return true;
  const input = document.createElement('input');
  input.type = 'email';
  input.value = text;
  return !input.validity.typeMismatch;
}

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.nonEmpty(''),
    v.maxLength(EMAIL_MAX, TOO_LONG),
    v.check(isEmail, MALFORMED),
  ),
});

/** Returns the form with the email, whose check decides about the next step. */
export function useGetStarted(accounts: Accounts) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useForm({
    initial: { email: readInvitedEmail() ?? '' },
    schema,
    waitsForSubmit: (name, values) => values[name] !== '',
    otherwise: 'Something went wrong. Press Continue again in a moment.',
    leavesScreen: true,
    submit: async ({ email }, signal) => ({
      email,
      nextStep: await accounts.checkEmail(email, signal),
    }),
    onSubmitted({ email, nextStep }) {
      storeEmail(email);
      return navigate(
        signInStep(nextStep === 'verify' ? paths.verify : paths.createAccount, search),
      );
    },
  });
}
