import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button, FormError, Row, TextField, useToast } from '@standby/shared-ui';
import { type DoorPerson, PIN_LENGTH } from '@standby/api-client/sign-in';
import { useSubmission } from '@standby/forms';
import { Pin } from './SignInSheet.styles';
import type { SignInDoor } from './useSignInSheet';

interface PinFormProps {
  readonly door: SignInDoor;
  readonly person: DoorPerson;
  readonly onCancel: () => void;
  readonly onSignedIn: () => void;
}

/** Asks for the PIN of a person who has chosen their name. The form replaces the names, because the screen may be rotated. */
export function PinForm({ door, person, onCancel, onSignedIn }: PinFormProps) {
  const toast = useToast();
  const headingId = useId();
  const [pin, setPin] = useState('');
  const { isPending, failure, send } = useSubmission({
    otherwise: 'Sign-in did not work. Try again, or tell stage management.',
  });
  const pinRef = useRef<HTMLInputElement>(null);

  useEffect(() => pinRef.current?.focus(), []);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pin.length !== PIN_LENGTH) return;
    await send(
      async () => {
        try {
          await door.signIn(person.id, pin);
        } catch (error) {
          setPin('');
          pinRef.current?.focus();
          throw error;
        }
      },
      () => {
        toast.show({ tone: 'go', title: `${person.name} is signed in` });
        onSignedIn();
      },
    );
  }

  return (
    <Pin
      aria-labelledby={headingId}
      onSubmit={handleSubmit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <h2 id={headingId}>{person.name}</h2>
      <TextField
        ref={pinRef}
        label="PIN"
        hint="Ask stage management for your PIN."
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_LENGTH}
        value={pin}
        onChange={({ currentTarget }) =>
          setPin(currentTarget.value.replaceAll(/\D/gu, '').slice(0, PIN_LENGTH))
        }
      />
      <FormError title={failure && 'Not signed in'}>{failure?.text}</FormError>
      <Row $gap={3}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={pin.length !== PIN_LENGTH && !isPending}
          pending={isPending}
          pendingLabel="Signing in…"
        >
          Sign in
        </Button>
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Pin>
  );
}
