import { useState } from 'react';
import { Copy } from 'lucide-react';
import { Button, Row, TextField, VisuallyHidden } from '@standby/shared-ui';

interface InvitationLinkProps {
  readonly link: string;
}

/**
 * Whether the browser has a clipboard. Over plain http in a theatre's network it has none, and
 * people select the link by hand.
 */
const hasClipboard = (): boolean => 'clipboard' in navigator;

export function InvitationLink({ link }: InvitationLinkProps) {
  const [copied, setCopied] = useState<boolean>();

  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <>
      <TextField
        label="Link"
        value={link}
        readOnly
        hint={
          copied === false ? 'The browser does not let Standby copy. Copy it from here.' : undefined
        }
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {hasClipboard() && (
        <Row $gap={3}>
          <Button icon={<Copy aria-hidden strokeWidth={1.5} />} onClick={() => void handleCopy()}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
          <VisuallyHidden role="status">{copied ? 'The link is copied' : ''}</VisuallyHidden>
        </Row>
      )}
    </>
  );
}
