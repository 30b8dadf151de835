import { useEffect, useId, useRef } from 'react';
import * as v from 'valibot';
import { Button, FormError, Row, TextField, useToast } from '@standby/shared-ui';
import { type DoorPerson, PIN_LENGTH } from '@standby/api-client/sign-in';
import { useForm } from '@standby/forms';
import { Pin } from './SignInSheet.styles';
import type { SignInDoor } from './useSignInSheet';

interface PinFormProps {
  readonly door: SignInDoor;
  readonly person: DoorPerson;
  readonly onCancel: () => void;
  readonly onSignedIn: () => void;
}

interface PinValues {
  readonly pin: string;
}

const pinSchema = v.object({ pin: v.pipe(v.string(), v.length(PIN_LENGTH, '')) });

/** Asks for the PIN of a person who has chosen their name. The form replaces the names, because the screen may be rotated. */
export function PinForm({ door, person, onCancel, onSignedIn }: PinFormProps) {
  const toast = useToast();
  const headingId = useId();
  const pinRef = useRef<HTMLInputElement>(null);
  const form = useForm<PinValues, PinValues>({
    initial: { pin: '' },
    schema: pinSchema,
    otherwise: 'Sign-in did not work. Try again, or tell stage management.',
    async submit({ pin }) {
      try {
        await door.signIn(person.id, pin);
      } catch (error) {
        form.setValue('pin', '');
        pinRef.current?.focus();
        throw error;
      }
    },
    onSubmitted() {
      toast.show({ tone: 'go', title: `${person.name} is signed in` });
      onSignedIn();
    },
  });

  useEffect(() => pinRef.current?.focus(), []);

  return (
    <Pin
      aria-labelledby={headingId}
      onSubmit={form.handleSubmit}
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
        {...form.fieldProps('pin')}
        onChange={({ currentTarget }) =>
          form.setValue('pin', currentTarget.value.replaceAll(/\D/gu, '').slice(0, PIN_LENGTH))
        }
      />
      <FormError title={form.failure && 'Not signed in'}>{form.failure?.text}</FormError>
      <Row $gap={3}>
        <Button {...form.submitProps} variant="primary" size="large" pendingLabel="Signing in…">
          Sign in
        </Button>
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Pin>
  );
}
