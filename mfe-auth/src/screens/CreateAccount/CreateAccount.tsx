import { truncateForList } from '@standby/shared-ui/text';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { WithStoredEmail } from '../../components/WithStoredEmail';
import type { Accounts } from '../../data/accounts';
import { accounts as keptAccounts } from '../../data/choose-accounts';
import { CreateAccountForm } from './CreateAccountForm';

interface CreateAccountProps {
  readonly accounts?: Accounts;
}

export default function CreateAccount({ accounts = keptAccounts }: CreateAccountProps) {
  return (
    <WithStoredEmail>
      {(email) => (
        <AuthPage
          heading="Create Account"
          description="Set up your Standby account: your name and a password."
          lead={
            <>
              Setting up an account for <strong>{truncateForList(email)}</strong>
            </>
          }
          canChangeEmail
        >
          <CreateAccountForm accounts={accounts} email={email} />
        </AuthPage>
      )}
    </WithStoredEmail>
  );
}
