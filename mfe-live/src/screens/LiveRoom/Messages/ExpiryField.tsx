import { useId } from 'react';
import { Radio } from '@standby/shared-ui';
import {
  EXPIRY_CHOICES,
  EXPIRY_LABELS,
  type ExpiryChoice,
} from '@standby/live-room/domain/messages/message-expiry';
import { InlineChoice, InlineChoices } from './Messages.styles';

interface ExpiryFieldProps {
  readonly value: ExpiryChoice;
  readonly onChange: (value: ExpiryChoice) => void;
  readonly disabled?: boolean;
}

/**
 * Field for the time that viewers show a message. All choices are visible, so each is one press and
 * no list has to load.
 */
export function ExpiryField({ value, onChange, disabled = false }: ExpiryFieldProps) {
  const name = useId();
  return (
    <InlineChoices disabled={disabled}>
      <legend>Stays</legend>
      {EXPIRY_CHOICES.map((choice) => (
        <InlineChoice key={choice}>
          <Radio
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {EXPIRY_LABELS[choice]}
        </InlineChoice>
      ))}
    </InlineChoices>
  );
}
