import { useRoom } from '../../../components/room-context/room-context';
import { describeLine } from '../../../domain/event-log/log-line-text';
import { wallTimeOf } from '../../../domain/room/room-state';
import { timeOfDay } from '../../../domain/timer/time';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { useController } from '../controller-context';
import { Disclosure } from '../Disclosure';
import { Empty, Line, List, Root } from './History.styles';
import { UndoButton } from './UndoBar';

/** The report has them all. */
const LINES_SHOWN = 50;

/** What happened in the room, the latest first, each act with Undo for as long as that works. */
export function RoomLog({ snapshot }: { readonly snapshot: RoomSnapshot }) {
  const room = useRoom();
  const { attempt } = useController();
  const { state, lines, undoable, connection } = snapshot;
  const latest = lines.slice(-LINES_SHOWN).toReversed();
  return (
    <Root aria-label="Log">
      <Disclosure title="Log" isOpenAtFirst={false}>
        {latest.length === 0 ? (
          <Empty>Nothing yet. What is done in this room is listed here, with its time.</Empty>
        ) : (
          <List role="list">
            {latest.map((line) => {
              const act = undoable.find(({ eventId: entryId }) => entryId === line.id);
              const text = describeLine(line);
              const name = connection?.names.get(line.by);
              return (
                <Line key={line.id}>
                  <time>{timeOfDay(wallTimeOf(state, line.atMs), 'second')}</time>
                  <span>
                    {line.isUndone ? <s>{text}</s> : text}
                    {name && <small>{name}</small>}
                  </span>
                  {act && (
                    <UndoButton latest={act} onUndo={() => attempt(room.undo(act.eventId))} />
                  )}
                </Line>
              );
            })}
          </List>
        )}
      </Disclosure>
    </Root>
  );
}
