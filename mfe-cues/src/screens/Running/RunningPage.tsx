import { Plus, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Banner, Breadcrumb, Button, EmptyState } from '@standby/shared-ui';
import { paths, showPath } from '@standby/contracts';
import type { Act } from '@standby/live-room/domain/event-log/event';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { type RunningRow, runningRows } from '@standby/live-room/domain/running/running-view';
import type { StageMove } from '@standby/live-room/domain/state/running-schema';
import type { Room } from '@standby/live-room/client/room';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { RoomFrame } from '@standby/room-parts/room-frame';
import {
  isShallowEqual,
  useAcknowledge,
  useCanControl,
  useRoom,
  useRoomSelector,
} from '@standby/room-parts/room-context';
import { useRoomView } from '@standby/room-parts/use-room-view';
import { useShow } from '@standby/room-parts/use-show';
import { isGuest } from '@standby/room-parts/guest';
import { deckAddress, isOnDeck } from '@standby/room-parts/deck';
import { MoveForm } from './MoveForm';
import { MoveRow } from './MoveRow';
import { MovesOnPaper } from './MovesOnPaper';
import { Notice, Root, Rows, Status } from './Running.styles';

const icon = { strokeWidth: 1.5, 'aria-hidden': true };

const computeRows = (room: Room): RunningRow[] => runningRows(room.getSnapshot().state);

function noticeOf(connection: RoomSnapshot['connection']): string | undefined {
  if (!connection) return undefined;
  const { phase, isSending } = connection;
  if (phase === 'behind') return 'Changes are not arriving: this sheet may be out of date.';
  if (phase !== 'live') return 'Offline: your ticks are saved and will be sent later.';
  return isSending ? 'Sending: the server has not answered yet.' : undefined;
}

const selectWindow = ({ self, connection }: RoomSnapshot) => ({
  canTick: self.role !== 'viewer',
  notice: noticeOf(connection),
});

/**
 * The running sheet: moves on stage with place, person and cues. Desks edit it, the deck ticks it
 * off.
 */
export function RunningPage() {
  useAcknowledge();
  const room = useRoom();
  const { showId, title } = useShow();
  const { search, hash } = useLocation();
  const rows = useRoomView(computeRows);
  const canEdit = useCanControl();
  const { canTick, notice } = useRoomSelector(selectWindow, isShallowEqual);
  /** The move in editing; null for a new one. */
  const [edited, setEdited] = useState<StageMove | null>();
  const [status, setStatus] = useState('');
  const [removed, setRemoved] = useState<string>();
  const addRef = useRef<HTMLButtonElement>(null);
  const isDeck = isOnDeck(search);

  const act = (command: Act, done = ''): boolean => {
    const result = room.dispatch(command);
    setRemoved(undefined);
    setStatus(result.isDone ? done : REFUSALS[result.refusal]);
    return result.isDone;
  };
  const remove = ({ id, what }: StageMove) => {
    const result = room.dispatch({ type: 'remove-stage-move', moveId: id });
    setStatus(result.isDone ? `${what} removed.` : REFUSALS[result.refusal]);
    setRemoved(result.isDone ? result.eventId : undefined);
    addRef.current?.focus();
  };
  const undo = () => {
    const result = room.undo(removed);
    setRemoved(undefined);
    setStatus(result.isDone ? 'The row is back.' : REFUSALS[result.refusal]);
    addRef.current?.focus();
  };

  return (
    <Root
      title={`Running sheet · ${title}`}
      heading={isDeck ? `Running sheet: ${title}` : 'Running sheet'}
      breadcrumb={
        !isDeck &&
        !isGuest() && (
          <Breadcrumb
            data-print="hide"
            items={[
              { label: 'Dashboard', link: <Link to={paths.dashboard} /> },
              { label: title, link: <Link to={showPath(showId)} /> },
              { label: 'Running sheet' },
            ]}
          />
        )
      }
      toolbar={!isDeck && <RoomFrame />}
      actions={
        !isDeck && (
          <>
            <Button icon={<Printer {...icon} />} onClick={() => window.print()}>
              Print
            </Button>
            {canEdit && (
              <Button
                ref={addRef}
                variant="primary"
                icon={<Plus {...icon} />}
                onClick={() => setEdited(null)}
              >
                Add a row
              </Button>
            )}
          </>
        )
      }
    >
      {!canTick && (
        <Banner
          title="You can read this sheet, not change it."
          text="You can tick off rows here if you may answer with a cue light."
          action={
            !isDeck && (
              <Button as={Link} reloadDocument to={deckAddress(showId, hash)}>
                Tick off on this device
              </Button>
            )
          }
        />
      )}
      {notice !== undefined && <Notice role="alert">{notice}</Notice>}
      {rows.length === 0 ? (
        <EmptyState
          icon={<Plus {...icon} />}
          title="No rows yet"
          text={
            canEdit
              ? 'Add what moves where, by whom, and between which cues.'
              : 'What moves between the cues appears here.'
          }
        />
      ) : (
        <Rows role="list" aria-label="Running sheet">
          {rows.map((row) => (
            <MoveRow
              key={row.move.id}
              row={row}
              canTick={canTick}
              canEdit={canEdit}
              onTick={(isOn) => act({ type: 'tick-stage-move', moveId: row.move.id, isOn })}
              onEdit={() => setEdited(row.move)}
              onRemove={() => remove(row.move)}
            />
          ))}
        </Rows>
      )}
      <Status>
        <span role="status">{status}</span>
        {removed !== undefined && (
          <Button variant="ghost" onClick={undo}>
            Undo
          </Button>
        )}
      </Status>
      <MovesOnPaper title={title} rows={rows} notice={notice} nowMs={() => room.now()} />
      {edited !== undefined && (
        <MoveForm
          move={edited}
          onClose={() => setEdited(undefined)}
          onSave={(move) =>
            act(
              edited === null
                ? { type: 'add-stage-move', move }
                : { type: 'edit-stage-move', move, was: edited },
              `${move.what} ${edited === null ? 'added' : 'changed'}.`,
            )
          }
        />
      )}
    </Root>
  );
}
