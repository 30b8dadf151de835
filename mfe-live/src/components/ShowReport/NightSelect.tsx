import { Select, useClock } from '@standby/shared-ui';
import { NIGHT_NOW, type Night, nightsOf } from '@standby/live-room/domain/report/nights';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { dateAndTime } from '@standby/live-room/domain/time/time';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoomSelector, useRoomState } from '@standby/room-parts/room-context';

const selectLines = ({ lines }: RoomSnapshot) => lines;

interface NightSelectProps {
  readonly nightId: string;
  readonly onChange: (nightId: string) => void;
}

/** Selects the performance of the report, if the room’s log has more than one. */
export function NightSelect({ nightId, onChange }: NightSelectProps) {
  const state = useRoomState();
  const clock = useClock();
  const nights = nightsOf(useRoomSelector(selectLines));
  if (nights.length < 2) return null;
  const labelOf = ({ id, lines }: Night): string => {
    const first = lines[0];
    if (id === NIGHT_NOW || !first) return 'This performance';
    return dateAndTime(wallTimeOf(state, first.atMs), clock);
  };
  const options = nights.toReversed().map((night) => ({ value: night.id, label: labelOf(night) }));
  return (
    <div data-print="hide">
      <Select
        label="Performance"
        labelInside
        options={options}
        value={nightId}
        onChange={onChange}
      />
    </div>
  );
}
