import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { requiredText, typedText } from '@standby/forms/validation';
import { Dialog, RadioGroup, Select, TextField } from '@standby/shared-ui';
import type { DefinedCall } from '@standby/live-room/domain/calls/call-ladder';
import {
  bellsBefore,
  intervalCalls,
  type OwnCallDraft,
} from '@standby/live-room/domain/calls/call-sets';
import {
  OWN_CALL_MINUTES_MAX,
  OWN_CALL_NAME_MAX,
} from '@standby/live-room/domain/state/call-schemas';
import { MESSAGE_MAX } from '@standby/live-room/domain/state/room-schema';
import { isOfSequence } from '@standby/live-room/domain/state/room-state';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { useController } from '../controller-context';
import { ownCallsAct } from '../../../domain/desk-acts/own-calls-act';
import { SetList } from './Calls.styles';

interface CallDialogProps {
  /** Call to change; undefined to add calls. */
  readonly call?: DefinedCall | undefined;
  readonly onClose: () => void;
}

const KINDS = [
  { value: 'one', label: 'One call' },
  { value: 'interval', label: 'Calls of an interval' },
  { value: 'bells', label: 'Front-of-house bells' },
] as const;
const PLACES = [
  { value: 'viewers', label: 'On the viewers' },
  { value: 'house', label: 'In front of house', description: 'No viewer shows it' },
] as const;

const CURTAIN = 'curtain';

const selectTimers = ({ state }: RoomSnapshot) => state.timers;
const selectCustom = ({ state }: RoomSnapshot) => state.calls?.custom ?? 'british';

/** Whether the text is a valid whole number of minutes for a call. */
const isMinutes = (input: string): boolean =>
  /^\d{1,3}$/u.test(input.trim()) && Number(input) <= OWN_CALL_MINUTES_MAX;

const setEntries = {
  anchor: v.string(),
  name: v.string(),
  minutes: v.string(),
  message: v.string(),
  place: v.string(),
};

/** A single call has a name and minutes; a set of calls has its own. */
const schema = v.variant('kind', [
  v.object({
    ...setEntries,
    kind: v.literal('one'),
    name: requiredText,
    minutes: v.pipe(
      v.string(),
      v.check(isMinutes, `Enter whole minutes, at most ${OWN_CALL_MINUTES_MAX}`),
      v.transform(Number),
    ),
    message: typedText,
  }),
  v.object({ ...setEntries, kind: v.literal('interval') }),
  v.object({ ...setEntries, kind: v.literal('bells') }),
]);

interface CallForm {
  readonly kind: (typeof KINDS)[number]['value'];
  readonly anchor: string;
  readonly name: string;
  readonly minutes: string;
  readonly message: string;
  readonly place: string;
}

/**
 * Adds calls to the standard four: for an interval, for front of house, or a single one. Changes an
 * added call.
 */
export function CallDialog({ call, onClose }: CallDialogProps) {
  const room = useRoom();
  const { dispatch, panelRef } = useController();
  const timers = useRoomSelector(selectTimers);
  const custom = useRoomSelector(selectCustom);
  /** Returns the calls of a set before a timer, or before the curtain. */
  const startOf = (anchor: string) => {
    const timer = timers.find(({ id }) => id === anchor);
    return { timerId: timer?.id ?? null, name: timer?.name ?? 'Curtain up' };
  };
  const setOf = ({ kind, anchor }: Pick<CallForm, 'kind' | 'anchor'>): readonly OwnCallDraft[] =>
    kind === 'interval' ? intervalCalls(custom, startOf(anchor)) : bellsBefore(startOf(anchor));

  const form = useForm<CallForm, v.InferOutput<typeof schema>, boolean>({
    initial: {
      kind: 'one',
      anchor: call?.timerId ?? CURTAIN,
      name: call?.name ?? '',
      minutes: String(call?.minutesBefore ?? 5),
      message: call?.message ?? '',
      place: call?.isForHouse ? 'house' : 'viewers',
    },
    schema,
    submit(content) {
      if (content.kind !== 'one') return dispatch(ownCallsAct(setOf(content), () => room.newId()));
      const { name, message, minutes, anchor, place } = content;
      const draft: OwnCallDraft = {
        name,
        message: message || name,
        minutesBefore: minutes,
        timerId: startOf(anchor).timerId,
        isForHouse: place === 'house',
      };
      return dispatch(
        call
          ? { type: 'set-own-call', call: call.id, ...draft }
          : ownCallsAct([draft], () => room.newId()),
      );
    },
    onSubmitted(isDone) {
      if (isDone) onClose();
    },
  });
  const { kind } = form.values;
  const set = kind === 'one' ? [] : setOf(form.values);

  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={panelRef}
      size="small"
      title={call ? 'Change call' : 'Add calls'}
      keepOnOutsidePress={form.values.name !== ''}
      submit={{
        form,
        label: call ? 'Save call' : set.length > 1 ? `Add ${set.length} calls` : 'Add call',
      }}
    >
      {!call && <RadioGroup legend="What" options={KINDS} {...form.choiceProps('kind')} />}
      <Select
        label="Before"
        hint="Before a timer, calls count to the end of the one in front of it."
        options={[
          { value: CURTAIN, label: 'Curtain up' },
          ...timers.filter(isOfSequence).map(({ id, name: label }) => ({ value: id, label })),
        ]}
        {...form.choiceProps('anchor')}
      />
      {kind === 'one' ? (
        <>
          <TextField
            label="Name"
            autoComplete="off"
            required
            maxLength={OWN_CALL_NAME_MAX}
            {...form.fieldProps('name')}
          />
          <TextField
            label="Minutes before"
            inputMode="numeric"
            autoComplete="off"
            required
            {...form.fieldProps('minutes')}
          />
          <TextField
            label="Message"
            optional
            hint="What it says. Without one it says its name."
            autoComplete="off"
            maxLength={MESSAGE_MAX}
            {...form.fieldProps('message')}
          />
          <RadioGroup legend="Given" options={PLACES} {...form.choiceProps('place')} />
        </>
      ) : (
        <SetList>
          {set.map((draft) => (
            <li key={draft.name}>
              <strong>{draft.name}</strong> {draft.minutesBefore} min before: {draft.message}
            </li>
          ))}
        </SetList>
      )}
    </Dialog>
  );
}
