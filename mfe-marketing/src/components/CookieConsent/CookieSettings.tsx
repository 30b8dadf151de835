import { useId, type RefObject } from 'react';
import { Dialog } from '@standby/shared-ui';
import {
  isOptionalCategory,
  optionalCategories,
  type OptionalCategory,
} from '../../domain/consent';
import { cookieKinds } from './cookie-kinds';
import * as S from './CookieSettings.styles';
import { useConsent } from './useConsent';

interface CookieSettingsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDecide: (granted: readonly OptionalCategory[]) => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/** Dialog with the choice of cookies, kind by kind. */
export function CookieSettings({ isOpen, onClose, onDecide, finalFocus }: CookieSettingsProps) {
  const formId = useId();
  const granted = useConsent()?.granted ?? [];

  const handleSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDecide(new FormData(event.currentTarget).getAll('granted').filter(isOptionalCategory));
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      finalFocus={finalFocus}
      title="Cookie Settings"
      description="Your choice holds for a year on this browser. You can change it any time."
      footer={
        <>
          <S.Answer onClick={() => onDecide([])}>Refuse all</S.Answer>
          <S.Answer onClick={() => onDecide(optionalCategories)}>Accept all</S.Answer>
          <S.Answer variant="primary" type="submit" form={formId}>
            Save choice
          </S.Answer>
        </>
      }
    >
      <S.Kinds id={formId} onSubmit={handleSubmit}>
        {cookieKinds.map(({ id, name, purpose }) => (
          <S.Kind key={id}>
            <S.Box
              type="checkbox"
              name="granted"
              value={id}
              aria-labelledby={`${formId}-${id}-name`}
              aria-describedby={`${formId}-${id}-purpose`}
              disabled={id === 'essential'}
              defaultChecked={id === 'essential' || granted.includes(id)}
            />
            <span>
              <S.Name id={`${formId}-${id}-name`}>{name}</S.Name>
              <span id={`${formId}-${id}-purpose`}>
                {id === 'essential' && <S.AlwaysOn>Always on</S.AlwaysOn>}
                <S.Purpose>{purpose}</S.Purpose>
              </span>
            </span>
          </S.Kind>
        ))}
      </S.Kinds>
    </Dialog>
  );
}
