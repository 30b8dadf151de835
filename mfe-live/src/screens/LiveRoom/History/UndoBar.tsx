import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@standby/shared-ui';
import { useRoom } from '../../../components/room-context/room-context';
import {
  announcementOfOther,
  lastOwnAct,
  lastOwnUndo,
  type Undoable,
} from '../../../domain/event-log/undoable';
import { ariaKeyShortcutOf } from '../../../domain/keyboard-map';
import { useController } from '../controller-context';
import { KeyLabel } from '../KeyLabel';
import { Announcement, Bar, Idle, Words } from './History.styles';

interface UndoBarProps {
  /** What can be undone, latest first. */
  readonly undoable: readonly Undoable[];
  /** Why the last act was not done. */
  readonly refusal: string | undefined;
}

/**
 * Shows the last act of this desk, or why it was refused, with Undo for as long as that works. Undo
 * has the same target as its key: acts of other windows are announced and do not become it.
 */
export function UndoBar({ undoable, refusal }: UndoBarProps) {
  const room = useRoom();
  const { attempt } = useController();
  // What was done before this window opened is no news.
  const [earlier] = useState(() => new Set(undoable.map(({ eventId }) => eventId)));
  const target = lastOwnAct(undoable);
  const redo = lastOwnUndo(undoable);
  const other = undoable.find(({ isOwn, eventId }) => !isOwn && !earlier.has(eventId));
  const text = refusal ?? (redo ?? target)?.text;
  const isEmpty = text === undefined && !other;
  return (
    <Bar data-state={isEmpty ? 'empty' : 'filled'}>
      {isEmpty && <Idle>Each change can be undone here for 10 seconds.</Idle>}
      <Words>
        <Announcement role="status">{text}</Announcement>
        <Announcement role="status" data-from="others">
          {other && announcementOfOther(other)}
        </Announcement>
      </Words>
      {redo && <UndoButton latest={redo} onUndo={() => attempt(room.undo(redo.eventId))} />}
      {target && (
        <UndoButton latest={target} hasKey onUndo={() => attempt(room.undo(target.eventId))} />
      )}
    </Bar>
  );
}

interface UndoButtonProps {
  readonly latest: Undoable;
  /** The undo key has this target. */
  readonly hasKey?: boolean;
  readonly onUndo: () => void;
}

export function UndoButton({ latest: { type, text }, hasKey = false, onUndo }: UndoButtonProps) {
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
