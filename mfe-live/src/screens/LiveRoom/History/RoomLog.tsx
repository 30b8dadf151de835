import { useClock } from '@standby/shared-ui';
import { isWorthUndoing } from '@standby/live-room/domain/event-log/undoable';
import { describeLine } from '@standby/live-room/domain/event-log/log-line-text';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useController } from '../controller-context';
import { Disclosure } from '../Disclosure';
import { Empty, Line, List, Root } from './History.styles';
import { UndoButton } from './UndoBar';
import { useTimeText } from '@standby/room-parts/room-zone';
import { isSameList, useRoomSelector, useRoomState } from '@standby/room-parts/room-context';

/** Maximum number of lines in the log. The report has all of them. */
const LINES_SHOWN = 50;

/** The acts of the room, the latest first. Each has Undo while that works. */
export function RoomLog({ isOpenAtFirst = false }: { readonly isOpenAtFirst?: boolean }) {
  return (
    <Root aria-label="Log">
      <Disclosure title="Log" isOpenAtFirst={isOpenAtFirst}>
        <LatestLines />
      </Disclosure>
    </Root>
  );
}

const selectLatest = ({ lines }: RoomSnapshot) => lines.slice(-LINES_SHOWN);
const selectUndoable = ({ undoable }: RoomSnapshot) => undoable;
const selectNames = ({ connection }: RoomSnapshot) => connection?.names;

function LatestLines() {
  const clock = useClock();
  const timeText = useTimeText();
  const { undo } = useController();
  const latest = useRoomSelector(selectLatest, isSameList);
  const undoable = useRoomSelector(selectUndoable, isSameList);
  const names = useRoomSelector(selectNames);
  const state = useRoomState();
  if (latest.length === 0) {
    return <Empty>Nothing yet. Acts in this room are listed here, with their times.</Empty>;
  }
  return (
    // When no line can be undone, none contains a focusable element, so the list itself takes the
    // focus for scrolling.
    <List role="list" aria-label="Acts, latest first" tabIndex={0}>
      {latest.toReversed().map((line) => {
        const act = undoable.find(({ eventId: entryId }) => entryId === line.id);
        const text = describeLine(line, clock);
        const name = names?.get(line.by);
        return (
          <Line key={line.id}>
            <time>{timeText(wallTimeOf(state, line.atMs), 'second')}</time>
            <span>
              {line.isUndone ? <s>{text}</s> : text}
              {name && <small>{name}</small>}
            </span>
            {act && isWorthUndoing(act) && (
              <UndoButton latest={act} onUndo={() => undo(act.eventId)} />
            )}
          </Line>
        );
      })}
    </List>
  );
}
