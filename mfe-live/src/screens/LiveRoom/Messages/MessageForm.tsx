import { type Ref, type SubmitEvent, useId, useState } from 'react';
import { Button, TextField } from 'shared-ui';
import { MESSAGE_MAX, messageLength, readMessage } from '../../../domain/messages';
import { REFUSALS } from '../../../domain/rules';
import { useControl } from '../control-context';
import { Count, Form, FormRow } from './Messages.styles';

/** Writes a message. It is sent by Add Message or Enter, never by typing. */
export function MessageForm({ inputRef }: { readonly inputRef: Ref<HTMLInputElement> }) {
  const { acts, attempt } = useControl();
  const [text, setText] = useState('');
  const countId = useId();
  const reading = readMessage(text);
  const isTooLong = !reading.isSendable && reading.reason === 'too-long';

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
        <Button type="submit" disabled={!reading.isSendable} aria-describedby={countId}>
          Add Message
        </Button>
      </FormRow>
    </Form>
  );
}
