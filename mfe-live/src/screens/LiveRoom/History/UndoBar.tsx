import { Undo2 } from 'lucide-react';
import { Button } from 'shared-ui';
import { useRoom } from '../../../components/room-context/room-context';
import type { Undoable } from '../../../domain/undoable';
import { useControl } from '../control-context';
import { Bar, Words } from './History.styles';

interface UndoBarProps {
  /** The latest act that can be taken back. */
  readonly latest: Undoable | undefined;
  /** Why the last act was not done. */
  readonly refusal: string | undefined;
}

/** Says what was done last, or why it was not, with the way back for as long as there is one. */
export function UndoBar({ latest, refusal }: UndoBarProps) {
  const room = useRoom();
  const { attempt } = useControl();
  const words = refusal ?? latest?.words;
  return (
    <Bar data-state={words === undefined ? 'empty' : 'filled'}>
      <Words role="status">{words}</Words>
      {latest && <UndoButton latest={latest} onUndo={() => attempt(room.undo(latest.entryId))} />}
    </Bar>
  );
}

interface UndoButtonProps {
  readonly latest: Undoable;
  readonly onUndo: () => void;
}

export function UndoButton({ latest: { type, words }, onUndo }: UndoButtonProps) {
  const label = type === 'undo' ? 'Redo' : 'Undo';
  return (
    <Button
      variant="ghost"
      icon={<Undo2 strokeWidth={1.5} aria-hidden />}
      aria-label={`${label}: ${words}`}
      onClick={onUndo}
    >
      {label}
    </Button>
  );
}
