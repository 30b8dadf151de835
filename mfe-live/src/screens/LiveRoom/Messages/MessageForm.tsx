import { type KeyboardEvent, type Ref, type SubmitEvent, useEffect, useId, useState } from 'react';
import { Button, Kbd, TextField } from '@standby/shared-ui';
import { readDraft, storeDraft } from '@standby/shared-ui/forms';
import { ariaKeyShortcutOf } from '../../../domain/keyboard-map';
import { MESSAGE_MAX, messageLength, parseMessage } from '../../../domain/room/messages';
import type { RoomState } from '../../../domain/room/room-schema';
import { REFUSALS } from '../../../domain/room/rules';
import type { DispatchResult } from '../../../engine/room';
import { useController } from '../controller-context';
import { Count, Form, FormRow, Hint, Writing } from './Messages.styles';
import { Presets } from './Presets';

const EMPTY = { message: '' };

/** Of the half-written message, in this tab. */
const draftKey = (showId: string) => `standby:draft:message:${showId}`;

interface MessageFormProps {
  readonly state: RoomState;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Writes a message. It is sent by Add Message or Enter, never by typing; Shift+Enter shows it, too. Half of one survives a reload. */
export function MessageForm({ state, inputRef }: MessageFormProps) {
  const { acts, attempt } = useController();
  const key = draftKey(state.showId);
  const [text, setText] = useState(() => (readDraft(key, EMPTY) ?? EMPTY).message);
  const countId = useId();
  const result = parseMessage(text);
  const isTooLong = !result.isSendable && result.reason === 'too-long';

  useEffect(() => storeDraft(key, { message: text }, EMPTY), [key, text]);

  const finish = (sent: DispatchResult) => {
    if (attempt(sent)) setText('');
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    finish(acts.sendMessage(text));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !event.shiftKey) return;
    // Enter would submit the form.
    event.preventDefault();
    finish(acts.sendAndShow(text));
  };

  return (
    <Form onSubmit={handleSubmit}>
      <Presets state={state} draft={text} />
      <Writing>
        <TextField
          ref={inputRef}
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
          <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> shows it at once
        </Hint>
      </Writing>
      <FormRow>
        <Count id={countId} data-over={isTooLong}>
          {messageLength(text.trim())}/{MESSAGE_MAX}
        </Count>
        <Button type="submit" disabled={!result.isSendable} aria-describedby={countId}>
          Add Message
        </Button>
      </FormRow>
    </Form>
  );
}
