import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { timezoneText } from '@standby/contracts';
import { Button, RadioGroup, Row, TimeField, useClock } from '@standby/shared-ui';
import { formatTime, NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { useRoom } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { useShowData } from '@standby/room-parts/use-show-data';
import { showStartOf } from '../../../data/show-data';
import { CUSTOM_NAMES, curtainMoment } from '@standby/live-room/domain/calls/customs';
import {
  CALL_CUSTOMS,
  type CallCustom,
  type Calls,
} from '@standby/live-room/domain/state/call-schemas';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { parseTimeOfDay } from '@standby/live-room/domain/time/local-time';
import { timeOfDay } from '@standby/live-room/domain/time/time';
import { useRoomZone } from '@standby/room-parts/room-zone';
import { useController } from '../controller-context';
import { Form } from './Calls.styles';

const HINTS: Record<CallCustom, string> = {
  british: 'Half at 35 minutes, quarter at 20, five at 10, beginners at 5',
  american: 'Half hour at 30 minutes, fifteen at 15, five at 5, places at 3',
};

function customOf(value: string): CallCustom {
  return CALL_CUSTOMS.find((custom) => custom === value) ?? 'british';
}

interface CurtainFormProps {
  readonly calls: Calls;
  readonly canCancel: boolean;
  readonly onClose: () => void;
}

/** Form for the curtain time, and for the custom that names the calls. */
export function CurtainForm({ calls, canCancel, onClose }: CurtainFormProps) {
  const room = useRoom();
  const { dispatch } = useController();
  const clock = useClock();
  const zone = useRoomZone();
  const { showId } = useShow();
  const start = useShowData(showStartOf, showId);
  const known =
    calls.curtainAtMs === null
      ? start?.startTime
      : timeOfDay(calls.curtainAtMs, NEUTRAL_CLOCK, 'minute', zone);
  const [typed, setTyped] = useState<string>();
  const time = typed ?? known ?? '';
  const [custom, setCustom] = useState(calls.custom);
  const minuteOfDay = parseTimeOfDay(time);
  const fieldRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The form replaced the pressed button, so its field takes the focus.
    if (canCancel) fieldRef.current?.focus();
  }, [canCancel]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (minuteOfDay === undefined) return;
    const nowMs = wallTimeOf(room.getSnapshot().state, room.now());
    const curtainAtMs = curtainMoment(nowMs, minuteOfDay, zone);
    const isSame = curtainAtMs === calls.curtainAtMs && custom === calls.custom;
    if (isSame || dispatch({ type: 'set-curtain', curtainAtMs, custom })) onClose();
  };

  return (
    <Form onSubmit={handleSubmit}>
      <TimeField
        ref={fieldRef}
        label="Curtain up"
        hint={
          start &&
          `The show starts at ${formatTime(start.startTime, clock)} ${timezoneText(start.timezone)}.`
        }
        required
        value={time}
        onChange={setTyped}
      />
      <RadioGroup
        legend="Calls"
        options={CALL_CUSTOMS.map((value) => ({
          value,
          label: CUSTOM_NAMES[value],
          description: HINTS[value],
        }))}
        value={custom}
        onChange={(value) => setCustom(customOf(value))}
      />
      <Row $gap={2}>
        <Button type="submit" disabled={minuteOfDay === undefined}>
          Set calls
        </Button>
        {canCancel && (
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        )}
      </Row>
    </Form>
  );
}
