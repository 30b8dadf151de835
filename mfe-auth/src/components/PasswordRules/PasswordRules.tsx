import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@standby/shared-ui';
import { metPasswordRules } from '@standby/api-client/password';
import * as S from './PasswordRules.styles';

/** Pause in typing after which the rules are announced. */
const REST_MILLIS = 1000;

/** Returns the announcement of the rules for screen readers, made once the typing rests. */
function useAnnouncement(password: string): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const rules = metPasswordRules(password);
    const met = rules.filter(({ isMet }) => isMet).length;
    const words = `${met} of ${rules.length} password rules met`;
    const timer = setTimeout(() => setAnnouncement(password && words), REST_MILLIS);
    return () => clearTimeout(timer);
  }, [password]);
  return announcement;
}

/** Rules for a new password, each ticked as soon as it is met. */
export function PasswordRules({ password }: { readonly password: string }) {
  const announcement = useAnnouncement(password);
  return (
    <>
      <S.Rules role="list" aria-label="Password rules">
        {metPasswordRules(password).map(({ label, isMet }) => {
          const Mark = isMet ? CircleCheck : Circle;
          return (
            <S.Rule key={label} data-state={isMet ? 'met' : 'open'}>
              <Mark strokeWidth={1.5} aria-hidden />
              {label}
              <VisuallyHidden>{isMet ? ': met' : ': not yet'}</VisuallyHidden>
            </S.Rule>
          );
        })}
      </S.Rules>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
