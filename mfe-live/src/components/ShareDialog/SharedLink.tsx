import { Copy, ExternalLink } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button, QrCode, TextField } from '@standby/shared-ui';
import { Actions, Heading, Link, Outcome, Purpose } from './ShareDialog.styles';
import { type CopyOutcome, useCopy } from './useCopy';

interface SharedLinkProps {
  readonly name: string;
  readonly purpose: string;
  readonly address: string;
}

const OUTCOME_TEXTS: Record<CopyOutcome, (name: string) => string> = {
  copied: (name) => `${name} link copied.`,
  refused: (name) =>
    `The browser did not let the ${name} link be copied. It is selected: copy it with the keyboard or the menu.`,
};

export function SharedLink({ name, purpose, address }: SharedLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const { outcome, copy } = useCopy(address, () => field.current?.select());
  return (
    <Link aria-labelledby={headingId}>
      <Heading id={headingId}>{name}</Heading>
      <Purpose>{purpose}</Purpose>
      <QrCode value={address} label={`QR code of the ${name} link`} size="13rem" />
      <TextField
        ref={field}
        label={`${name} link`}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Actions>
        <Button icon={<Copy strokeWidth={1.5} aria-hidden />} onClick={copy}>
          Copy {name} link
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
      </Actions>
      <Outcome role="status">{outcome && OUTCOME_TEXTS[outcome](name)}</Outcome>
    </Link>
  );
}
