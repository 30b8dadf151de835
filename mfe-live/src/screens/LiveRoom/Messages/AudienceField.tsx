import { useId } from 'react';
import { LazyPart, lazyScreen, Radio } from '@standby/shared-ui';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { isViewerScreen } from '@standby/live-room/domain/presence/screens';
import { useRoomSelector } from '@standby/room-parts/room-context';
import type { Audience } from './message-audience';
import { InlineChoice, InlineChoices } from './Messages.styles';

/** The choice of screens is loaded only if a viewer is open. */
const ScreenChoice = lazyScreen(() => import('./ScreenChoice'), 'ScreenChoice');

const CHOICES = ['viewers', 'desks'] as const;
const LABELS = { viewers: 'Viewers', desks: 'Desks' } as const;

const selectHasScreens = ({ screens, state }: RoomSnapshot) =>
  screens.some(isViewerScreen) || state.screens !== undefined;

interface AudienceFieldProps {
  readonly value: Audience;
  readonly onChange: (value: Audience) => void;
  /** Whether the desk may write to viewers. A deputy writes only to desks. */
  readonly canReachViewers: boolean;
}

/**
 * Field for the recipients of a message: all viewers, the desks, or some screens. Notes to desks
 * show on no screen.
 */
export function AudienceField({ value, onChange, canReachViewers }: AudienceFieldProps) {
  const name = useId();
  const hasScreens = useRoomSelector(selectHasScreens);
  return (
    <InlineChoices>
      <legend>To</legend>
      {CHOICES.map((audience) => (
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
      {canReachViewers && (hasScreens || typeof value === 'object') && (
        <LazyPart>
          <ScreenChoice value={value} onChange={onChange} />
        </LazyPart>
      )}
    </InlineChoices>
  );
}
