import { useState } from 'react';
import { Button, Dialog, FormError, QrCode, TextField } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import { readSignInKeys, type SignInKeys as Keys } from '../../../data/sign-in-door';
import type { Person } from '../../../domain/person';
import { Form } from '../SendReport.styles';
import * as S from '../Report.styles';

interface SignInKeysProps {
  readonly showId: string;
  readonly people: readonly Person[];
}

/** The address of the stage door as text and code, and the PINs to hand out. */
export function SignInKeys({ showId, people }: SignInKeysProps) {
  const [keys, setKeys] = useState<Keys>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function read(isNew: boolean): Promise<void> {
    setIsPending(true);
    setFailure(undefined);
    try {
      setKeys(await readSignInKeys(showId, isNew));
    } catch (error) {
      setFailure(failureText(error, 'Something went wrong. Try again.'));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      <div>
        <Button
          pending={isPending}
          pendingLabel="Reading the PINs…"
          onClick={() => void read(false)}
        >
          Stage door and PINs
        </Button>
      </div>
      <FormError title={failure && 'The PINs were not read'}>{failure}</FormError>
      <Dialog
        open={keys !== undefined}
        onClose={() => setKeys(undefined)}
        title="Stage door"
        description="Open this address on a tablet at the stage door, or print the code. Each person signs in there by name and PIN."
        footer={
          <>
            <Button
              pending={isPending}
              pendingLabel="Making an address…"
              onClick={() => void read(true)}
            >
              New address
            </Button>
            <Button variant="primary" onClick={() => setKeys(undefined)}>
              Done
            </Button>
          </>
        }
      >
        <Form>
          {keys?.address ? (
            <>
              <TextField label="Address" readOnly value={keys.address} />
              <QrCode value={keys.address} label="The stage door" size="10rem" />
            </>
          ) : (
            <p>The address was given when it was made. A new one ends it.</p>
          )}
          <S.Notes aria-label="PINs">
            {people.map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                <strong>{keys?.pins[id]}</strong>
              </li>
            ))}
          </S.Notes>
        </Form>
      </Dialog>
    </>
  );
}
