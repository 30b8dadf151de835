import { Undo2 } from 'lucide-react';
import { Button } from 'shared-ui';
import { useRoom } from '../../../components/room-context/room-context';
import type { Undoable } from '../../../domain/event-log/undoable';
import { useController } from '../controller-context';
import { Bar, Words } from './History.styles';

interface UndoBarProps {
  /** The latest act that can be taken back. */
  readonly latest: Undoable | undefined;
  /** Why the last act was not done. */
  readonly refusal: string | undefined;
}

/** Shows the last act, or why it was refused, with Undo for as long as that works. */
export function UndoBar({ latest, refusal }: UndoBarProps) {
  const room = useRoom();
  const { attempt } = useController();
  const text = refusal ?? latest?.text;
  return (
    <Bar data-state={text === undefined ? 'empty' : 'filled'}>
      <Words role="status">{text}</Words>
      {latest && <UndoButton latest={latest} onUndo={() => attempt(room.undo(latest.eventId))} />}
    </Bar>
  );
}

interface UndoButtonProps {
  readonly latest: Undoable;
  readonly onUndo: () => void;
}

export function UndoButton({ latest: { type, text }, onUndo }: UndoButtonProps) {
  const label = type === 'undo' ? 'Redo' : 'Undo';
  return (
    <Button
      variant="ghost"
      icon={<Undo2 strokeWidth={1.5} aria-hidden />}
      aria-label={`${label}: ${text}`}
      onClick={onUndo}
    >
      {label}
    </Button>
  );
}
