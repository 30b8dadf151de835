import { useState } from 'react';
import { Button, Dialog, FormError, QrCode, TextField } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import { readSignInKeys, type NewKeys, type SignInKeys as Keys } from '../../../data/sign-in-door';
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
  const [pending, setPending] = useState<NewKeys>();

  async function read(renewed: NewKeys): Promise<void> {
    setPending(renewed);
    setFailure(undefined);
    try {
      setKeys(await readSignInKeys(showId, renewed));
    } catch (error) {
      setFailure(failureText(error, 'Something went wrong. Try again.'));
    } finally {
      setPending(undefined);
    }
  }

  return (
    <>
      <div>
        <Button
          pending={pending === 'nothing'}
          pendingLabel="Reading the PINs…"
          onClick={() => void read('nothing')}
        >
          Stage door and PINs
        </Button>
      </div>
      <FormError title={failure && 'The PINs were not read'}>{failure}</FormError>
      <Dialog
        open={keys !== undefined}
        onClose={() => setKeys(undefined)}
        title="Stage door"
        description="Open this address on a tablet at the stage door, or print the code. Each person signs in there by name and PIN. Renew both if a list of PINs got about."
        footer={
          <>
            <Button
              pending={pending === 'address'}
              pendingLabel="Making an address…"
              onClick={() => void read('address')}
            >
              New address
            </Button>
            <Button
              pending={pending === 'address-and-pins'}
              pendingLabel="Making PINs…"
              onClick={() => void read('address-and-pins')}
            >
              New address and PINs
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
            <p>The address was shown when it was made. A new one ends it.</p>
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
