import { truncateForList } from '@standby/shared-ui/text';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { WithStoredEmail } from '../../components/WithStoredEmail';
import type { Accounts } from '../../data/accounts';
import { accounts as keptAccounts } from '../../data/choose-accounts';
import { SignInForm } from './SignInForm';

interface VerifyProps {
  readonly accounts?: Accounts;
}

export default function Verify({ accounts = keptAccounts }: VerifyProps) {
  return (
    <WithStoredEmail>
      {(email) => (
        <AuthPage
          heading="Sign In"
          description="Sign in to Standby with your password."
          lead={
            <>
              Enter the password for <strong>{truncateForList(email)}</strong>
            </>
          }
          canChangeEmail
        >
          <SignInForm accounts={accounts} email={email} />
        </AuthPage>
      )}
    </WithStoredEmail>
  );
}
