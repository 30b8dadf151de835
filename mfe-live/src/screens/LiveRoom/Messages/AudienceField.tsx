import { useId } from 'react';
import { Radio } from '@standby/shared-ui';
import { InlineChoice, InlineChoices } from './Messages.styles';

/** Whom a message is for. One screen or a group has it from the wall of screens. */
export const AUDIENCES = ['viewers', 'desks'] as const;
export type Audience = (typeof AUDIENCES)[number];

const LABELS: Readonly<Record<Audience, string>> = { viewers: 'Viewers', desks: 'Desks only' };

interface AudienceFieldProps {
  readonly value: Audience;
  readonly onChange: (value: Audience) => void;
  /** A deputy writes to desks alone. */
  readonly canReachViewers: boolean;
}

/** A note to the desks is on no screen. */
export function AudienceField({ value, onChange, canReachViewers }: AudienceFieldProps) {
  const name = useId();
  return (
    <InlineChoices>
      <legend>For</legend>
      {AUDIENCES.map((audience) => (
        <InlineChoice key={audience}>
          <Radio
            type="radio"
            name={name}
            checked={value === audience}
            disabled={audience === 'viewers' && !canReachViewers}
            onChange={() => onChange(audience)}
          />
          {LABELS[audience]}
        </InlineChoice>
      ))}
    </InlineChoices>
  );
}
