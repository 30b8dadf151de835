import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button, Dialog, FormError, TextField, useToast } from '@standby/shared-ui';
import { type DoorPerson, PIN_LENGTH } from '@standby/api-client/sign-in';
import { failureText } from '@standby/contracts';
import { Pin } from './SignInSheet.styles';
import type { SignInDoor } from './useSignInSheet';

interface PinDialogProps {
  readonly door: SignInDoor;
  readonly person: DoorPerson;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

/** Asks for the PIN of a person who has chosen their name. */
export function PinDialog({ door, person, onClose, onSignedIn }: PinDialogProps) {
  const toast = useToast();
  const formId = useId();
  const [pin, setPin] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const pinRef = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pin.length !== PIN_LENGTH || isPending) return;
    setIsPending(true);
    try {
      await door.signIn(person.id, pin);
      toast.show({ tone: 'go', title: `${person.name} is signed in` });
      onSignedIn();
    } catch (error) {
      setPin('');
      setFailure(failureText(error, 'Sign-in did not work. Try again, or tell stage management.'));
      pinRef.current?.focus();
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={person.name}
      description="Enter your PIN. Stage management has it."
      initialFocus={pinRef}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={pin.length !== PIN_LENGTH && !isPending}
            pending={isPending}
            pendingLabel="Signing in…"
          >
            Sign in
          </Button>
        </>
      }
    >
      <Pin id={formId} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          ref={pinRef}
          label="PIN"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_LENGTH}
          value={pin}
          onChange={({ currentTarget }) =>
            setPin(currentTarget.value.replaceAll(/\D/gu, '').slice(0, PIN_LENGTH))
          }
        />
        <FormError title={failure && 'Not signed in'}>{failure}</FormError>
      </Pin>
    </Dialog>
  );
}
