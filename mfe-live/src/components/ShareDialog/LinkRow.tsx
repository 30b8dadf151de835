import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, useClock } from '@standby/shared-ui';
import { standbyServerAddress } from '@standby/contracts';
import type { LiveLink } from '@standby/room-parts/link-contract';
import { AddressField } from '@standby/room-parts/address-field';
import { LINK_TEXTS, linkAges, revokeText } from './link-text';
import { Actions, Made, Row } from './ServerLinks.styles';
import { OverlayLink } from './OverlayLink';
import { SharedLink } from './SharedLink';

interface LinkRowProps {
  readonly link: LiveLink;
  readonly isAddressShown: boolean;
  readonly onShowAddress: (isShown: boolean) => void;
  readonly isPending: boolean;
  readonly onRevoke: (link: LiveLink) => void;
  readonly onRestore: (link: LiveLink) => void;
}

/** A valid link with its address. Links of earlier releases have no stored address. */
export function LinkRow(props: LinkRowProps) {
  const { link, isAddressShown, onShowAddress, isPending, onRevoke, onRestore } = props;
  const { kind, name, isRevoked, address } = link;
  const { made, ends, used } = linkAges(link, useClock());
  return (
    <Row aria-label={name}>
      <p>
        <strong>{name}</strong>
        <small>
          {LINK_TEXTS[kind].name} · {made}
          {isRevoked ? '' : ` · ${ends} · ${used}`}
        </small>
      </p>
      <Actions>
        {address !== null && !isRevoked && (
          <Button
            variant="ghost"
            aria-label={`Address of ${name}`}
            aria-expanded={isAddressShown}
            onClick={() => onShowAddress(!isAddressShown)}
          >
            Address
          </Button>
        )}
        <Revocation link={link} isPending={isPending} onRevoke={onRevoke} onRestore={onRestore} />
      </Actions>
      {address !== null && isAddressShown && !isRevoked && (
        <Made>
          <SharedLink name={name} purpose={LINK_TEXTS[kind].purpose} address={address}>
            <SecondAddress address={address} />
            {kind === 'viewer' && <OverlayLink viewer={address} />}
          </SharedLink>
        </Made>
      )}
    </Row>
  );
}

/** Address of the link on the standby server, if the server has one. */
function SecondAddress({ address }: { readonly address: string }) {
  const second = standbyServerAddress(address);
  if (second === undefined) return null;
  return <AddressField name="Second link" label="If that does not answer" address={second} />;
}

type RevocationProps = Pick<LinkRowProps, 'link' | 'isPending' | 'onRevoke' | 'onRestore'>;

/** Asks for confirmation, then revokes the link. For ten seconds the link can be restored. */
function Revocation({ link, isPending, onRevoke, onRestore }: RevocationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const keepRef = useRef<HTMLButtonElement>(null);
  const revokeRef = useRef<HTMLButtonElement>(null);
  const { name, isRevoked } = link;

  const ask = (next: boolean) => {
    // The pressed button disappears, so the focus moves to the button that replaces it.
    flushSync(() => setIsAsking(next));
    (next ? keepRef : revokeRef).current?.focus();
  };
  const handleRevoke = () => {
    ask(false);
    onRevoke(link);
  };

  if (isAsking)
    return (
      <>
        <span role="alert">
          Revoke {name}? {revokeText(link)}
        </span>
        <Button ref={keepRef} onClick={() => ask(false)}>
          Keep it
        </Button>
        <Button variant="danger" onClick={handleRevoke}>
          Revoke
        </Button>
      </>
    );
  return (
    <>
      <span role="status">{isRevoked ? 'Revoked: it ends in 10 seconds.' : ''}</span>
      <Button
        ref={revokeRef}
        variant={isRevoked ? 'secondary' : 'ghost'}
        aria-label={`${isRevoked ? 'Take back the revocation of' : 'Revoke'} ${name}`}
        pending={isPending}
        pendingLabel={isRevoked ? 'Restoring the link' : 'Revoking the link'}
        onClick={() => (isRevoked ? onRestore(link) : ask(true))}
      >
        {isRevoked ? 'Take back' : 'Revoke'}
      </Button>
    </>
  );
}
