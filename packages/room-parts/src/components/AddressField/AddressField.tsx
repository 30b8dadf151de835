import { Copy, ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { Button, Row, TextField } from '@standby/shared-ui';
import { Outcome } from './AddressField.styles';
import { type CopyOutcome, useCopy } from './useCopy';

const OUTCOME_TEXTS: Record<CopyOutcome, (name: string) => string> = {
  copied: (name) => `${name} copied.`,
  refused: (name) =>
    `The browser did not let the ${name} be copied. It is selected: copy it with the keyboard or the menu.`,
};

interface AddressFieldProps {
  /** Name of the address, for the button that copies it. */
  readonly name: string;
  /** Label of the field; the name by default. */
  readonly label?: string;
  readonly address: string;
  /** Name of the page that the address opens; without it, no button opens the address. */
  readonly opens?: string;
}

/** A read-only field with an address, and a button that copies it. */
export function AddressField({ name, label = name, address, opens }: AddressFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy(address, () => field.current?.select());
  return (
    <>
      <TextField
        ref={field}
        label={label}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row $gap={2}>
        <Button icon={<Copy strokeWidth={1.5} aria-hidden />} onClick={copy}>
          Copy {name}
        </Button>
        {opens !== undefined && (
          <Button
            as="a"
            href={address}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink strokeWidth={1.5} aria-hidden />}
            variant="ghost"
          >
            Open {opens}
          </Button>
        )}
      </Row>
      <Outcome role="status">{outcome && OUTCOME_TEXTS[outcome](name)}</Outcome>
    </>
  );
}
