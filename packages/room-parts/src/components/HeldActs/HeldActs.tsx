import { Banner, Button, Row, useClock } from '@standby/shared-ui';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import { describeLine } from '@standby/live-room/domain/event-log/log-line-text';
import type { LogLine } from '@standby/live-room/domain/state/log-line';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoom, useRoomSelector } from '../room-context/room-context';

const SHOWN_MAX = 3;

const selectCaller = ({ state }: RoomSnapshot) => callingOf(state).caller?.name;

interface HeldActsProps {
  readonly lines: readonly LogLine[];
  /** Called after the person has decided, just before the buttons disappear. */
  readonly onDecided: () => void;
}

/**
 * Acts that this desk performed while it was cut off. They would move a show that others have moved
 * since.
 */
export function HeldActs({ lines, onDecided }: HeldActsProps) {
  const room = useRoom();
  const clock = useClock();
  const caller = useRoomSelector(selectCaller);
  const shown = lines
    .slice(0, SHOWN_MAX)
    .map((line) => describeLine(line, clock))
    .join('; ');
  const more = lines.length > SHOWN_MAX ? ` and ${lines.length - SHOWN_MAX} more` : '';
  const ask = caller === undefined ? '' : ` Ask ${caller} first, who is on the book.`;
  const decide = (isWanted: boolean) => () => {
    room.server.decideHeld(isWanted);
    onDecided();
  };
  return (
    <Banner
      tone="standby"
      title={lines.length === 1 ? 'An act came late.' : `${lines.length} acts came late.`}
      text={`This desk was cut off, and the show went on without: ${shown}${more}. Doing it now changes the running show.${ask}`}
      action={
        <Row $gap={2}>
          <Button onClick={decide(true)}>Do it now</Button>
          <Button variant="ghost" onClick={decide(false)}>
            Leave it out
          </Button>
        </Row>
      }
    />
  );
}
