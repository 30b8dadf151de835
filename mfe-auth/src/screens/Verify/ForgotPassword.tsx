import { useState } from 'react';
import { Banner } from 'shared-ui';
import * as S from './ForgotPassword.styles';

/** A placeholder that says so, until there is a server that can send a letter. */
export function ForgotPassword() {
  const [timesAsked, setTimesAsked] = useState(0);
  return (
    <S.Root>
      <S.Ask type="button" onClick={() => setTimesAsked(timesAsked + 1)}>
        Forgot password?
      </S.Ask>
      {timesAsked > 0 && (
        // A new alert each time: asked again, it is read out again.
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
