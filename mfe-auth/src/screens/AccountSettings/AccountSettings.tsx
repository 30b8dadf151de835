import { useCallback } from 'react';
import { Loaded } from '../../components/Loaded/Loaded';
import { useLoaded } from '../../components/Loaded/useLoaded';
import { SettingsPage } from '../../components/SettingsPage/SettingsPage';
import { useServer } from '../../components/useServer';
import { ClockChoice } from './ClockChoice';
import { DeleteAccount } from './DeleteAccount';
import { EmailForm } from './EmailForm';
import { NameForm } from './NameForm';
import { PasswordForm } from './PasswordForm';

export default function AccountSettings() {
  return (
    <SettingsPage section="Account">
      <Sections />
    </SettingsPage>
  );
}

function Sections() {
  const call = useServer();
  // The page's own session has no phone number, and may be older than the values saved here.
  const load = useCallback((signal: AbortSignal) => call('GET /session', { signal }), [call]);
  const [state, reload] = useLoaded(load);
  return (
    <Loaded
      state={state}
      label="Loading your account"
      failure="Your account could not be loaded"
      onRetry={() => void reload()}
    >
      {({ account }) =>
        account && (
          <>
            <NameForm call={call} account={account} />
            <EmailForm call={call} email={account.email} />
            <PasswordForm call={call} email={account.email} />
            <ClockChoice />
            <DeleteAccount call={call} email={account.email} />
          </>
        )
      }
    </Loaded>
  );
}
