import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '@standby/shared-ui';
import { accountPaths } from '@standby/contracts';
import { hasAccounts } from '../../data/has-accounts';
import * as S from './ForgotPasswordLink.styles';

/** Link to a new password, which a server mails. */
export function ForgotPasswordLink() {
  if (!hasAccounts()) return <Placeholder />;
  return (
    <S.Root>
      <S.Ask as={Link} to={accountPaths.forgotPassword}>
        Forgot password?
      </S.Ask>
    </S.Root>
  );
}

/** Placeholder in sample mode, which explains that no server can send a mail. */
function Placeholder() {
  const [timesAsked, setTimesAsked] = useState(0);
  return (
    <S.Root>
      <S.Ask type="button" onClick={() => setTimesAsked(timesAsked + 1)}>
        Forgot password?
      </S.Ask>
      {timesAsked > 0 && (
        // Every press makes a new alert, so that it is announced again.
        <Banner
          key={timesAsked}
          role="alert"
          tone="info"
          title="Resetting a password is not available yet"
          text="Sign in with the password that you have, or go on with a different email."
        />
      )}
    </S.Root>
  );
}
