import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, useClock } from '@standby/shared-ui';
import { isSameList, useMay, useRoomSelector } from '@standby/room-parts/room-context';
import {
  announcementOfOther,
  lastOwnAct,
  lastOwnUndo,
  latestOwnAct,
  type Undoable,
} from '@standby/live-room/domain/event-log/undoable';
import { describeLine } from '@standby/live-room/domain/event-log/log-line-text';
import { ariaKeyShortcutOf } from '@standby/room-parts/keyboard-map';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useController, useControllerView } from '../controller-context';
import { KeyLabel } from '../KeyLabel';
import { Announcement, Bar, Idle, Words } from './History.styles';

const selectUndoable = ({ undoable }: RoomSnapshot) => undoable;
/** Returns the delivery status of this desk’s last act; null once the server has stored it. */
const selectDelivery = ({ connection }: RoomSnapshot) => {
  if (!connection) return null;
  const { phase, unsent, isSending } = connection;
  if (phase === 'away' || phase === 'connecting') return 'Not sent yet';
  return isSending && unsent > 0 ? 'Sending' : null;
};
const selectRevision = ({ revision }: RoomSnapshot) => revision;

/**
 * Shows this desk’s last act, or the reason for its refusal, with Undo while that works. The button
 * and the key have the same target. Acts of other windows are only announced.
 */
export function UndoBar() {
  const clock = useClock();
  const { undo } = useController();
  const { refused } = useControllerView();
  const undoable = useRoomSelector(selectUndoable, isSameList);
  const revision = useRoomSelector(selectRevision);
  const canUndo = useMay('undo');
  const delivery = useRoomSelector(selectDelivery);
  // Acts from before this window opened are not announced.
  const [earlier] = useState(() => new Set(undoable.map(({ eventId }) => eventId)));
  const target = lastOwnAct(undoable);
  const redo = lastOwnUndo(undoable);
  const other = undoable.find(({ isOwn, eventId }) => !isOwn && !earlier.has(eventId));
  const refusal = refused?.revision === revision ? refused.text : undefined;
  const latest = redo ?? latestOwnAct(undoable);
  const done = latest && describeLine(latest.line, clock);
  // An act that the server does not have is on no other screen, so the text must not suggest that.
  const answer = delivery !== null && done !== undefined ? `${delivery}: ${done}` : done;
  const text = refusal ?? answer;
  const isEmpty = text === undefined && !other;
  return (
    <Bar data-foot data-state={isEmpty ? 'empty' : 'filled'}>
      {isEmpty && canUndo && <Idle>Each change can be undone here for 10 seconds.</Idle>}
      <Words>
        <Announcement role="status">{text}</Announcement>
        <Announcement role="status" data-from="others">
          {other && announcementOfOther(other, clock)}
        </Announcement>
      </Words>
      {redo && <UndoButton latest={redo} onUndo={() => undo(redo.eventId)} />}
      {target && <UndoButton latest={target} hasKey onUndo={() => undo(target.eventId)} />}
    </Bar>
  );
}

interface UndoButtonProps {
  readonly latest: Undoable;
  /** Whether the undo key has the same target. */
  readonly hasKey?: boolean;
  readonly onUndo: () => void;
}

export function UndoButton({ latest: { type, line }, hasKey = false, onUndo }: UndoButtonProps) {
  const text = describeLine(line, useClock());
  const label = type === 'undo' ? 'Redo' : 'Undo';
  return (
    <Button
      variant="ghost"
      icon={<Undo2 strokeWidth={1.5} aria-hidden />}
      aria-label={`${label}: ${text}`}
      aria-keyshortcuts={hasKey ? ariaKeyShortcutOf('undo') : undefined}
      onClick={onUndo}
    >
      {label}
      {hasKey && <KeyLabel act="undo" />}
    </Button>
  );
}
