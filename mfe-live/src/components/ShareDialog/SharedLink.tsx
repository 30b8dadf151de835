import { type ReactNode, useId } from 'react';
import { QrCode } from '@standby/shared-ui';
import { AddressField } from '@standby/room-parts/address-field';
import { Heading, Link, Purpose } from './ShareDialog.styles';

interface SharedLinkProps {
  readonly name: string;
  readonly purpose: string;
  readonly address: string;
  /** Content about the address, shown below it. */
  readonly children?: ReactNode;
}

/** Matches a name that contains the word “link” already. */
const LINK = /\blink\b/iu;

export function SharedLink({ name, purpose, address, children }: SharedLinkProps) {
  const label = LINK.test(name) ? name : `${name} link`;
  const headingId = useId();
  return (
    <Link aria-labelledby={headingId}>
      <Heading id={headingId}>{name}</Heading>
      <Purpose>{purpose}</Purpose>
      <QrCode value={address} label={`QR code of the ${label}`} size="13rem" />
      <AddressField name={label} address={address} opens={name} />
      {children}
    </Link>
  );
}
