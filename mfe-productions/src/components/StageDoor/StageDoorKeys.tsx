import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, Dialog, FormError, QrCode, Stack, TextField } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import { readSignInKeys, type NewKeys, type SignInKeys } from '../../data/sign-in-door';
import type { Person } from '../../domain/person';
import type { Show } from '../../domain/show';
import { pinSlips } from '../../domain/sign-in/pin-slips';
import { PinSlips } from './PinSlips';
import * as S from './StageDoor.styles';

interface StageDoorKeysProps {
  readonly show: Pick<Show, 'id' | 'title'>;
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

const NOT_READ = 'Something went wrong. Try again.';

/**
 * Dialog with the stage door's link as text and code, and the PINs as a list by name and as slips
 * to hand out.
 */
export function StageDoorKeys({ show, people, onClose }: StageDoorKeysProps) {
  const [keys, setKeys] = useState<SignInKeys>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState<NewKeys>();
  const showId = show.id;

  useEffect(() => {
    let isOver = false;
    readSignInKeys(showId, 'nothing').then(
      (found) => !isOver && setKeys(found),
      (error: unknown) => !isOver && setFailure(failureText(error, NOT_READ)),
    );
    return () => {
      isOver = true;
    };
  }, [showId]);

  async function renew(renewed: NewKeys): Promise<void> {
    setPending(renewed);
    setFailure(undefined);
    try {
      setKeys(await readSignInKeys(showId, renewed));
    } catch (error) {
      setFailure(failureText(error, NOT_READ));
    } finally {
      setPending(undefined);
    }
  }

  const slips = keys ? pinSlips(people, keys.pins) : [];
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Stage door"
        description="Open this link on a tablet at the stage door, or print the code. Each person signs in there by name and PIN. A new link has new PINs: renew it if a list of PINs got about."
        footer={
          <>
            <Button
              pending={pending === 'address-and-pins'}
              pendingLabel="Making PINs…"
              onClick={() => void renew('address-and-pins')}
            >
              New link and PINs
            </Button>
            <Button
              disabled={slips.length === 0}
              icon={<Printer strokeWidth={1.5} aria-hidden />}
              onClick={() => window.print()}
            >
              Print slips
            </Button>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <Stack $gap={4}>
          <FormError title={failure && 'The PINs were not read'}>{failure}</FormError>
          {!keys && !failure && <p role="status">Reading the PINs…</p>}
          {keys &&
            (keys.address ? (
              <>
                <TextField label="Link" readOnly value={keys.address} />
                <QrCode value={keys.address} label="The stage door" size="10rem" />
                <p>
                  <a href={keys.address} target="_blank" rel="noreferrer">
                    Open the stage door (in a new tab)
                  </a>
                </p>
              </>
            ) : (
              <p>The link was shown when it was made. A new one ends it.</p>
            ))}
          <S.Pins aria-label="PINs">
            {slips.map(({ id, name, pin }) => (
              <li key={id}>
                <span>{name}</span>
                <strong>{pin}</strong>
              </li>
            ))}
          </S.Pins>
        </Stack>
      </Dialog>
      {keys && <PinSlips showTitle={show.title} address={keys.address} slips={slips} />}
    </>
  );
}
