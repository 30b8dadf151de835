import { Check, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '@standby/shared-ui';
import type { MoveState, RunningRow } from '@standby/live-room/domain/running/running-view';
import { KINDS } from './move-kinds';
import { Acts, Box, Detail, Row, State, Tick, What } from './Running.styles';

interface MoveRowProps {
  readonly row: RunningRow;
  readonly canTick: boolean;
  readonly canEdit: boolean;
  readonly onTick: (isOn: boolean) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const STATES: Readonly<Record<MoveState, string>> = {
  waiting: '',
  open: 'Now',
  late: 'Late',
  done: 'Done',
};

const icon = { size: '1.25em', strokeWidth: 1.5, 'aria-hidden': true };

/** A move with its tick. */
export function MoveRow({ row, canTick, canEdit, onTick, onEdit, onRemove }: MoveRowProps) {
  const { move, between, state } = row;
  const { kind, what, place, by } = move;
  const isDone = state === 'done';
  return (
    <Row data-state={state} aria-label={`${KINDS[kind]} ${what}`}>
      <Tick
        type="button"
        aria-pressed={isDone}
        aria-label={`${KINDS[kind]} ${what}: done`}
        disabled={!canTick}
        onClick={() => onTick(!isDone)}
      >
        <Box>{isDone && <Check size="1.5em" strokeWidth={3} aria-hidden />}</Box>
      </Tick>
      <What>
        <small>{KINDS[kind]}</small> <strong>{what}</strong>
      </What>
      <Detail>{[place, by].filter(Boolean).join(' · ')}</Detail>
      <Detail>{between}</Detail>
      <State>{STATES[state]}</State>
      {canEdit && (
        <Acts>
          <IconButton label={`Edit ${what}`} onClick={onEdit}>
            <Pencil {...icon} />
          </IconButton>
          <IconButton label={`Remove ${what}`} onClick={onRemove}>
            <Trash2 {...icon} />
          </IconButton>
        </Acts>
      )}
    </Row>
  );
}
