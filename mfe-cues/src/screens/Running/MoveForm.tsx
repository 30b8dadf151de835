import { useRef } from 'react';
import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { typedText } from '@standby/forms/validation';
import { Dialog, Select, TextField } from '@standby/shared-ui';
import { cueName, sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import {
  MOVE_BY_MAX,
  MOVE_KINDS,
  MOVE_PLACE_MAX,
  MOVE_WHAT_MAX,
  type StageMove,
} from '@standby/live-room/domain/state/running-schema';
import { cueNamed } from '@standby/live-room/domain/running/running-view';
import { useRoom, useRoomState } from '@standby/room-parts/room-context';

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

const moveSchema = (state: RoomState) => {
  const cue = v.pipe(
    typedText,
    v.check((name) => name === '' || cueNamed(state, name) !== undefined, UNKNOWN),
    v.transform((name) => cueNamed(state, name)?.id),
  );
  return v.object({
    kind: v.picklist(MOVE_KINDS),
    what: v.pipe(typedText, v.nonEmpty('Say what moves.')),
    place: typedText,
    by: typedText,
    after: cue,
    before: cue,
  });
};

interface MoveValues {
  readonly kind: StageMove['kind'];
  readonly what: string;
  readonly place: string;
  readonly by: string;
  readonly after: string;
  readonly before: string;
}

/** Form for a row of the running sheet. Cues are entered by their names. */
export function MoveForm({ move, onSave, onClose }: MoveFormProps) {
  const room = useRoom();
  const state = useRoomState();
  const nameOf = (id: string | undefined): string => {
    const cue = sheetOf(state).cues.find((one) => one.id === id);
    return cue ? cueName(cue) : '';
  };
  const whatRef = useRef<HTMLInputElement>(null);
  const form = useForm<MoveValues, v.InferOutput<ReturnType<typeof moveSchema>>>({
    initial: {
      kind: move?.kind ?? 'set',
      what: move?.what ?? '',
      place: move?.place ?? '',
      by: move?.by ?? '',
      after: nameOf(move?.afterCueId),
      before: nameOf(move?.beforeCueId),
    },
    schema: moveSchema(state),
    waitsForSubmit: () => true,
    submit({ kind, what, place, by, after, before }) {
      onSave({
        id: move?.id ?? room.newId(),
        kind,
        what,
        ...(place && { place }),
        ...(by && { by }),
        ...(after !== undefined && { afterCueId: after }),
        ...(before !== undefined && { beforeCueId: before }),
      });
    },
    onSubmitted: onClose,
  });
  const { kind, what } = form.values;

  return (
    <Dialog
      open
      title={move ? `Edit ${move.what}` : 'Add a row'}
      initialFocus={whatRef}
      keepOnOutsidePress={what !== ''}
      onClose={onClose}
      submit={{ form, label: move ? 'Save' : 'Add' }}
    >
      <TextField
        ref={whatRef}
        label="What"
        required
        autoComplete="off"
        maxLength={MOVE_WHAT_MAX}
        {...form.fieldProps('what')}
      />
      <Select label="Set or strike" options={KINDS} {...form.choiceProps('kind')} />
      <TextField
        label={kind === 'set' ? 'Where to' : 'Where from'}
        optional
        autoComplete="off"
        maxLength={MOVE_PLACE_MAX}
        {...form.fieldProps('place')}
      />
      <TextField
        label="By whom"
        optional
        autoComplete="off"
        maxLength={MOVE_BY_MAX}
        {...form.fieldProps('by')}
      />
      <TextField
        label="After cue"
        optional
        hint="Such as LX 12.5. Without one it is done before the show."
        autoComplete="off"
        {...form.fieldProps('after')}
      />
      <TextField label="Before cue" optional autoComplete="off" {...form.fieldProps('before')} />
    </Dialog>
  );
}
