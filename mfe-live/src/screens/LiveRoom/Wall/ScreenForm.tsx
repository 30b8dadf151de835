import { useId, useState } from 'react';
import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { requiredText } from '@standby/forms/validation';
import { Button, Radio, Row, Select, TextField } from '@standby/shared-ui';
import { useRoom, useRoomState } from '@standby/room-parts/room-context';
import {
  chosenExpiry,
  EXPIRY_CHOICES,
  type ExpiryChoice,
} from '@standby/live-room/domain/messages/message-expiry';
import { messageAct, parseMessage } from '@standby/live-room/domain/messages/messages';
import { brightnessOf } from '@standby/live-room/domain/screens/screens';
import { type Refusal, REFUSALS } from '@standby/live-room/domain/rules/refusals';
import type { Act } from '@standby/live-room/domain/event-log/event';
import { ExpiryField } from '../Messages/ExpiryField';
import { InlineChoice, InlineChoices } from '../Messages/Messages.styles';
import { clearingAct, sendingAct } from '../../../domain/desk-acts/message-acts';
import { Line, Refused } from './ScreenForm.styles';
import { ScreenParts } from './ScreenParts';
import { commonSetting, type ScreenTarget } from './screen-targets';
import type { WallTile } from './wall-tiles';

const ON_AIR = 'on-air';
/** Brightness choices in percent. There are few, because each change is one act in the log. */
const LIGHT = [100, 75, 50, 25] as const;

interface ScreenFormProps {
  readonly target: ScreenTarget;
  readonly tiles: readonly WallTile[];
}

/** Form for the timer, message, blackout and brightness of some screens. */
export function ScreenForm({ target: { screenIds }, tiles }: ScreenFormProps) {
  const room = useRoom();
  const lightName = useId();
  const state = useRoomState();
  const [refused, setRefused] = useState<string>();
  const dispatch = (act: Act | Refusal): boolean => {
    const result = room.dispatch(act);
    setRefused(result.isDone ? undefined : REFUSALS[result.refusal]);
    return result.isDone;
  };
  const timerId = commonSetting(state, screenIds, (setting) => setting?.timerId ?? ON_AIR);
  const isBlackout = commonSetting(state, screenIds, (setting) => setting?.isBlackout ?? false);
  const light = commonSetting(state, screenIds, brightnessOf);
  const windows = tiles.flatMap(({ screenId, windowId }) =>
    windowId !== undefined && screenId !== undefined && screenIds.includes(screenId)
      ? windowId
      : [],
  );
  return (
    <>
      <Refused role="alert">{refused}</Refused>
      <Select
        label="Shows"
        placeholder="Different timers"
        options={[
          { value: ON_AIR, label: 'Live timer' },
          ...state.timers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={timerId ?? ''}
        onChange={(value) =>
          dispatch({
            type: 'assign-timer',
            screenIds: [...screenIds],
            timerId: value === ON_AIR ? null : value,
          })
        }
      />
      <MessageLine
        onSend={(input, expiry) =>
          dispatch(
            messageAct(input, (text) =>
              sendingAct(text, { messageId: room.newId(), screenIds, until: chosenExpiry(expiry) }),
            ),
          )
        }
        onClear={() => dispatch(clearingAct(screenIds))}
      />
      <InlineChoices>
        <legend>Brightness</legend>
        {LIGHT.map((percent) => (
          <InlineChoice key={percent}>
            <Radio
              type="radio"
              name={lightName}
              checked={light === percent}
              onChange={() =>
                dispatch({ type: 'dim-screens', screenIds: [...screenIds], brightness: percent })
              }
            />
            {`${percent} %`}
          </InlineChoice>
        ))}
      </InlineChoices>
      <ScreenParts
        screenIds={screenIds}
        onChoose={(parts) =>
          dispatch({
            type: 'choose-screen-parts',
            screenIds: [...screenIds],
            parts: parts && [...parts],
          })
        }
      />
      <Row $gap={2}>
        <Button
          variant={isBlackout ? 'primary' : 'secondary'}
          onClick={() =>
            dispatch({ type: 'blackout-screens', screenIds: [...screenIds], isOn: !isBlackout })
          }
        >
          {isBlackout ? 'Lift blackout' : 'Blackout'}
        </Button>
        <Button
          disabled={windows.length === 0}
          onClick={() => {
            for (const id of windows) room.server.identify(id);
          }}
        >
          Identify
        </Button>
      </Row>
    </>
  );
}

interface MessageLineProps {
  readonly onSend: (text: string, expiry: ExpiryChoice) => boolean;
  readonly onClear: () => void;
}

interface MessageValues {
  readonly text: string;
  readonly expiry: ExpiryChoice;
}

const messageSchema = v.object({
  text: v.pipe(
    requiredText,
    v.check((text) => parseMessage(text).isSendable, REFUSALS['too-long']),
  ),
  expiry: v.picklist(EXPIRY_CHOICES),
});

function MessageLine({ onSend, onClear }: MessageLineProps) {
  const form = useForm<MessageValues, MessageValues, boolean>({
    initial: { text: '', expiry: 'cleared' },
    schema: messageSchema,
    submit: ({ text, expiry }) => onSend(text, expiry),
    onSubmitted(isSent) {
      if (isSent) form.setValue('text', '');
    },
  });

  return (
    <Line onSubmit={form.handleSubmit}>
      <TextField label="Message" autoComplete="off" {...form.fieldProps('text')} />
      <ExpiryField
        value={form.values.expiry}
        onChange={(expiry) => form.setValue('expiry', expiry)}
      />
      <Row $gap={2}>
        <Button {...form.submitProps}>Show message</Button>
        <Button variant="ghost" onClick={onClear}>
          Clear message
        </Button>
      </Row>
    </Line>
  );
}
