import { type Ref, type SubmitEvent, useId, useState } from 'react';
import { Button, TextField } from 'shared-ui';
import { ariaKeyShortcutOf } from '../../../domain/keyboard-map';
import { MESSAGE_MAX, messageLength, parseMessage } from '../../../domain/room/messages';
import { REFUSALS } from '../../../domain/room/rules';
import { useController } from '../controller-context';
import { Count, Form, FormRow } from './Messages.styles';

/** Writes a message. It is sent by Add Message or Enter, never by typing. */
export function MessageForm({ inputRef }: { readonly inputRef: Ref<HTMLInputElement> }) {
  const { acts, attempt } = useController();
  const [text, setText] = useState('');
  const countId = useId();
  const result = parseMessage(text);
  const isTooLong = !result.isSendable && result.reason === 'too-long';

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt(acts.sendMessage(text))) setText('');
  };

  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        ref={inputRef}
        label="Message"
        name="message"
        aria-keyshortcuts={ariaKeyShortcutOf('message')}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        error={isTooLong ? REFUSALS['too-long'] : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
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
