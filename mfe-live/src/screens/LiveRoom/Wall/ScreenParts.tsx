import { Button, CheckboxGroup } from '@standby/shared-ui';
import { OPTIONAL_PARTS, type OptionalPart } from '@standby/live-room/domain/state/viewer-settings';
import { PARTS, shownParts } from '../../../components/CustomizeDialog/viewer-choices';
import { useRoomState } from '@standby/room-parts/room-context';
import { commonSetting } from './screen-targets';

interface ScreenPartsProps {
  readonly screenIds: readonly string[];
  /** Sets the parts; null to show the same as all viewers. */
  readonly onChoose: (parts: readonly OptionalPart[] | null) => void;
}

/**
 * Form for the parts beside the countdown on some screens, instead of the viewers’ common parts.
 */
export function ScreenParts({ screenIds, onChoose }: ScreenPartsProps) {
  const state = useRoomState();
  const common = commonSetting(state, screenIds, (setting) => setting?.parts?.join(' ') ?? null);
  const isLikeAll = common === null;
  const shown = isLikeAll ? shownParts(state.viewer.parts) : (common?.split(' ') ?? []);
  return (
    <>
      <CheckboxGroup
        legend="Shown beside the countdown"
        hint={
          common === undefined
            ? 'These screens show different parts.'
            : isLikeAll && 'As all viewers.'
        }
        options={PARTS}
        value={shown}
        onChange={(chosen) => onChoose(OPTIONAL_PARTS.filter((part) => chosen.includes(part)))}
      />
      {!isLikeAll && (
        <Button variant="ghost" onClick={() => onChoose(null)}>
          Show the parts of all viewers
        </Button>
      )}
    </>
  );
}
