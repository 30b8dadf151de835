import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button, Dialog, Select, TextField } from '@standby/shared-ui';
import { cueName, sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import {
  MOVE_BY_MAX,
  MOVE_KINDS,
  MOVE_PLACE_MAX,
  MOVE_WHAT_MAX,
  type StageMove,
} from '@standby/live-room/domain/state/running-schema';
import { cueNamed } from '@standby/live-room/domain/running/running-view';
import { FormFields } from '../../components/primitives/primitives';
import { useRoom, useRoomState } from '../../components/room-context/room-context';

interface MoveFormProps {
  /** Move to edit; null for a new one. */
  readonly move: StageMove | null;
  /** Saves the move. Returns whether it was saved. */
  readonly onSave: (move: StageMove) => boolean;
  readonly onClose: () => void;
}

const KINDS = [
  { value: 'set', label: 'Set: onto the stage' },
  { value: 'strike', label: 'Strike: off the stage' },
] as const;

const UNKNOWN = 'The cue sheet has no such cue. Write it as LX 12.5.';

/** Form for a row of the running sheet. Cues are entered by their names. */
export function MoveForm({ move, onSave, onClose }: MoveFormProps) {
  const room = useRoom();
  const state = useRoomState();
  const nameOf = (id: string | undefined): string => {
    const cue = sheetOf(state).cues.find((one) => one.id === id);
    return cue ? cueName(cue) : '';
  };
  const [kind, setKind] = useState<StageMove['kind']>(move?.kind ?? 'set');
  const [what, setWhat] = useState(move?.what ?? '');
  const [place, setPlace] = useState(move?.place ?? '');
  const [by, setBy] = useState(move?.by ?? '');
  const [after, setAfter] = useState(() => nameOf(move?.afterCueId));
  const [before, setBefore] = useState(() => nameOf(move?.beforeCueId));
  const [isChecked, setIsChecked] = useState(false);
  const whatRef = useRef<HTMLInputElement>(null);
  const formId = useId();

  const afterCue = cueNamed(state, after);
  const beforeCue = cueNamed(state, before);
  const errorOf = (text: string, isKnown: boolean) =>
    isChecked && text.trim() !== '' && !isKnown ? UNKNOWN : undefined;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const isWrong = (after.trim() && !afterCue) || (before.trim() && !beforeCue);
    if (what.trim() === '' || isWrong) return;
    const saved: StageMove = {
      id: move?.id ?? room.newId(),
      kind,
      what: what.trim(),
      ...(place.trim() && { place: place.trim() }),
      ...(by.trim() && { by: by.trim() }),
      ...(afterCue && { afterCueId: afterCue.id }),
      ...(beforeCue && { beforeCueId: beforeCue.id }),
    };
    onSave(saved);
    onClose();
  };

  return (
    <Dialog
      open
      title={move ? `Edit ${move.what}` : 'Add a row'}
      initialFocus={whatRef}
      keepOnOutsidePress={what !== ''}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            {move ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <FormFields id={formId} onSubmit={handleSubmit} noValidate>
        <TextField
          ref={whatRef}
          label="What"
          required
          autoComplete="off"
          maxLength={MOVE_WHAT_MAX}
          value={what}
          error={isChecked && what.trim() === '' ? 'Say what moves.' : undefined}
          onChange={({ currentTarget }) => setWhat(currentTarget.value)}
        />
        <Select
          label="Set or strike"
          options={KINDS}
          value={kind}
          onChange={(value) => setKind(MOVE_KINDS.find((one) => one === value) ?? 'set')}
        />
        <TextField
          label={kind === 'set' ? 'Where to' : 'Where from'}
          optional
          autoComplete="off"
          maxLength={MOVE_PLACE_MAX}
          value={place}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        />
        <TextField
          label="By whom"
          optional
          autoComplete="off"
          maxLength={MOVE_BY_MAX}
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
        />
        <TextField
          label="After cue"
          optional
          hint="Such as LX 12.5. Without one it is done before the show."
          autoComplete="off"
          value={after}
          error={errorOf(after, afterCue !== undefined)}
          onChange={({ currentTarget }) => setAfter(currentTarget.value)}
        />
        <TextField
          label="Before cue"
          optional
          autoComplete="off"
          value={before}
          error={errorOf(before, beforeCue !== undefined)}
          onChange={({ currentTarget }) => setBefore(currentTarget.value)}
        />
      </FormFields>
    </Dialog>
  );
}
