import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useState } from 'react';
import { Button, Kbd, TextField } from '@standby/shared-ui';
import { readDraft, storeDraft } from '@standby/forms';
import { useShow } from '@standby/room-parts/use-show';
import { ariaKeyShortcutOf } from '@standby/room-parts/keyboard-map';
import { chosenExpiry, type ExpiryChoice } from '@standby/live-room/domain/messages/message-expiry';
import { messageLength, parseMessage } from '@standby/live-room/domain/messages/messages';
import { MESSAGE_MAX } from '@standby/live-room/domain/state/room-schema';
import { type Refusal, REFUSALS } from '@standby/live-room/domain/rules/refusals';
import type { Act } from '@standby/live-room/domain/event-log/event';
import { useMay, useRoom } from '@standby/room-parts/room-context';
import { ActFields } from '../ControlFields';
import { useController } from '../controller-context';
import { AudienceField } from './AudienceField';
import { ExpiryField } from './ExpiryField';
import { type Audience, messageActsOf, readAudience, storedAudience } from './message-audience';
import { Count, Form, FormRow, Hint, Writing } from './Messages.styles';
import { Presets } from './Presets';

interface Draft {
  readonly message: string;
  readonly to: readonly string[];
}

const EMPTY: Draft = { message: '', to: [] };

/**
 * Returns the key of the half-written message and its recipients in this tab. A reload cannot
 * change the recipients.
 */
const draftKey = (showId: string) => `standby:draft:message:${showId}`;

interface MessageFormProps {
  /** Time for which viewers show a message from this form. */
  readonly expiry: ExpiryChoice;
  readonly onExpiryChange: (expiry: ExpiryChoice) => void;
}

/**
 * Form for a message. Add Message or Enter sends it; Shift+Enter also shows it. A half-written
 * message survives a reload.
 */
export function MessageForm({ expiry, onExpiryChange }: MessageFormProps) {
  const room = useRoom();
  const { dispatch, messageRef } = useController();
  const { showId } = useShow();
  const key = draftKey(showId);
  const [draft] = useState(() => readDraft(key, EMPTY) ?? EMPTY);
  const [text, setText] = useState(draft.message);
  const countId = useId();
  const result = parseMessage(text);
  const canReachViewers = useMay('send-message');
  const [chosen, setChosen] = useState<Audience>(() => readAudience(draft.to));
  const audience = canReachViewers ? chosen : 'desks';
  const isForDesks = audience === 'desks';
  const { write, show } = messageActsOf(() => room.newId(), audience, chosenExpiry(expiry));
  const isTooLong = !result.isSendable && result.reason === 'too-long';

  useEffect(
    () => storeDraft(key, { message: text, to: storedAudience(chosen) }, EMPTY),
    [key, text, chosen],
  );

  const finish = (message: Act | Refusal) => {
    if (dispatch(message)) setText('');
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    finish(write(text));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !event.shiftKey || isForDesks) return;
    // Enter would otherwise submit the form.
    event.preventDefault();
    finish(show(text));
  };

  return (
    <Form onSubmit={handleSubmit}>
      <ActFields act="send-message">
        <Presets draft={text} onSend={(preset) => dispatch(show(preset))} />
      </ActFields>
      <Writing>
        <TextField
          ref={messageRef}
          label="Message"
          name="message"
          aria-keyshortcuts={ariaKeyShortcutOf('message')}
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          error={isTooLong ? REFUSALS['too-long'] : undefined}
          onKeyDown={handleKeyDown}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Hint>
          {isForDesks ? (
            'No screen shows it'
          ) : (
            <>
              <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> shows it at once
            </>
          )}
        </Hint>
      </Writing>
      <AudienceField value={audience} onChange={setChosen} canReachViewers={canReachViewers} />
      <ExpiryField value={expiry} onChange={onExpiryChange} disabled={isForDesks} />
      <FormRow>
        <Count id={countId} data-over={isTooLong}>
          {messageLength(text.trim())}/{MESSAGE_MAX}
        </Count>
        <Button
          variant="ghost"
          disabled={!result.isSendable || isForDesks}
          onClick={() => finish(show(text))}
        >
          Show now
        </Button>
        <Button type="submit" disabled={!result.isSendable} aria-describedby={countId}>
          {isForDesks ? 'Send note' : 'Add Message'}
        </Button>
      </FormRow>
    </Form>
  );
}
