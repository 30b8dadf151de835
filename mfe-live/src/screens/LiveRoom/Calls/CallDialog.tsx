import { type SubmitEvent, useId, useState } from 'react';
import { Button, Dialog, RadioGroup, Select, TextField } from '@standby/shared-ui';
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
import { useRoomSelector } from '../../../components/room-context/room-context';
import { useController } from '../controller-context';
import { Form, SetList } from './Calls.styles';

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
type Kind = (typeof KINDS)[number]['value'];

const PLACES = [
  { value: 'viewers', label: 'On the viewers' },
  { value: 'house', label: 'In front of house', description: 'No viewer shows it' },
] as const;

const CURTAIN = 'curtain';

const selectTimers = ({ state }: RoomSnapshot) => state.timers;
const selectCustom = ({ state }: RoomSnapshot) => state.calls?.custom ?? 'british';

/** Returns a valid whole number of minutes for a call; undefined for any other text. */
function minutesOf(input: string): number | undefined {
  const minutes = /^\d{1,3}$/u.test(input.trim()) ? Number(input) : OWN_CALL_MINUTES_MAX + 1;
  return minutes <= OWN_CALL_MINUTES_MAX ? minutes : undefined;
}

/**
 * Adds calls to the standard four: for an interval, for front of house, or a single one. Changes an
 * added call.
 */
export function CallDialog({ call, onClose }: CallDialogProps) {
  const { acts, attempt, panelRef } = useController();
  const timers = useRoomSelector(selectTimers);
  const custom = useRoomSelector(selectCustom);
  const formId = useId();
  const [kind, setKind] = useState<Kind>('one');
  const [anchor, setAnchor] = useState(call?.timerId ?? CURTAIN);
  const [name, setName] = useState(call?.name ?? '');
  const [message, setMessage] = useState(call?.message ?? '');
  const [minutes, setMinutes] = useState(String(call?.minutesBefore ?? 5));
  const [place, setPlace] = useState<string>(call?.isForHouse ? 'house' : 'viewers');

  const timer = timers.find(({ id }) => id === anchor);
  const start = { timerId: timer?.id ?? null, name: timer?.name ?? 'Curtain up' };
  const minutesBefore = minutesOf(minutes);

  const drafts = (): readonly OwnCallDraft[] => {
    if (kind === 'interval') return intervalCalls(custom, start);
    if (kind === 'bells') return bellsBefore(start);
    const trimmed = name.trim();
    if (trimmed === '' || minutesBefore === undefined) return [];
    const isForHouse = place === 'house';
    return [
      {
        name: trimmed,
        message: message.trim() || trimmed,
        minutesBefore,
        timerId: start.timerId,
        isForHouse,
      },
    ];
  };
  const ready = drafts();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = ready;
    if (!first) return;
    const done = call ? acts.changeOwnCall(call.id, first) : acts.addOwnCalls(ready);
    if (attempt(done)) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={panelRef}
      size="small"
      title={call ? 'Change call' : 'Add calls'}
      keepOnOutsidePress={name !== ''}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={ready.length === 0}>
            {call ? 'Save call' : ready.length > 1 ? `Add ${ready.length} calls` : 'Add call'}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={handleSubmit}>
        {!call && (
          <RadioGroup
            legend="What"
            options={KINDS}
            value={kind}
            onChange={(value) => setKind(KINDS.find((one) => one.value === value)?.value ?? 'one')}
          />
        )}
        <Select
          label="Before"
          hint="Before a timer, calls count to the end of the one in front of it."
          options={[
            { value: CURTAIN, label: 'Curtain up' },
            ...timers.filter(isOfSequence).map(({ id, name: label }) => ({ value: id, label })),
          ]}
          value={anchor}
          onChange={setAnchor}
        />
        {kind === 'one' ? (
          <>
            <TextField
              label="Name"
              autoComplete="off"
              required
              maxLength={OWN_CALL_NAME_MAX}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextField
              label="Minutes before"
              inputMode="numeric"
              autoComplete="off"
              required
              value={minutes}
              error={
                minutesBefore === undefined
                  ? `Enter whole minutes, at most ${OWN_CALL_MINUTES_MAX}`
                  : undefined
              }
              onChange={(event) => setMinutes(event.currentTarget.value)}
            />
            <TextField
              label="Message"
              optional
              hint="What it says. Without one it says its name."
              autoComplete="off"
              maxLength={MESSAGE_MAX}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <RadioGroup legend="Given" options={PLACES} value={place} onChange={setPlace} />
          </>
        ) : (
          <SetList>
            {ready.map((draft) => (
              <li key={draft.name}>
                <strong>{draft.name}</strong> {draft.minutesBefore} min before: {draft.message}
              </li>
            ))}
          </SetList>
        )}
      </Form>
    </Dialog>
  );
}
