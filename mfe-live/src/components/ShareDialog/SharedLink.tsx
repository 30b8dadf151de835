import { Copy, ExternalLink } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button, QrCode, TextField } from '@standby/shared-ui';
import { ButtonRow } from '../primitives/primitives';
import { Heading, Link, Outcome, Purpose } from './ShareDialog.styles';
import { type CopyOutcome, useCopy } from './useCopy';

interface SharedLinkProps {
  readonly name: string;
  readonly purpose: string;
  readonly address: string;
}

/** A name that says that it is a link. */
const LINK = /\blink\b/iu;

const OUTCOME_TEXTS: Record<CopyOutcome, (label: string) => string> = {
  copied: (label) => `${label} copied.`,
  refused: (label) =>
    `The browser did not let the ${label} be copied. It is selected: copy it with the keyboard or the menu.`,
};

export function SharedLink({ name, purpose, address }: SharedLinkProps) {
  const label = LINK.test(name) ? name : `${name} link`;
  const field = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const { outcome, copy } = useCopy(address, () => field.current?.select());
  return (
    <Link aria-labelledby={headingId}>
      <Heading id={headingId}>{name}</Heading>
      <Purpose>{purpose}</Purpose>
      <QrCode value={address} label={`QR code of the ${label}`} size="13rem" />
      <TextField
        ref={field}
        label={label}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <ButtonRow>
        <Button icon={<Copy strokeWidth={1.5} aria-hidden />} onClick={copy}>
          Copy {label}
        </Button>
        <Button
          as="a"
          href={address}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink strokeWidth={1.5} aria-hidden />}
          variant="ghost"
        >
          Open {name}
        </Button>
      </ButtonRow>
      <Outcome role="status">{outcome && OUTCOME_TEXTS[outcome](label)}</Outcome>
    </Link>
  );
}
