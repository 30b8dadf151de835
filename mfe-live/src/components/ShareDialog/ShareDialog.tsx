import { useEffect } from 'react';
import { Dialog, type DialogProps, LazyBoundary, lazyScreen } from '@standby/shared-ui';
import { askPath, readApiBase, viewerPath } from '@standby/shared-ui/contracts';
import { useSnapshot } from '../room-context/room-context';
import { Links } from './ShareDialog.styles';
import { SharedLink } from './SharedLink';

export interface ShareDialogProps extends Pick<DialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

const SAMPLE =
  'For now these pages follow this room in this browser only: opened on another device they show a room of their own.';
const CONNECTED =
  'A link opens this room on any device, without an account. Each works for a time, and can be revoked.';

const ServerLinks = lazyScreen<{ readonly showId: string }>(() => import('./ServerLinksLazy'));

/** The addresses of a room's other pages, to open, to copy and to scan. */
export function ShareDialog({ open, onClose, finalFocus }: ShareDialogProps) {
  const { showId } = useSnapshot().state;
  const isConnected = readApiBase() !== undefined;
  // The server may be gone when it is opened.
  useEffect(() => {
    if (isConnected) void ServerLinks.preload();
  }, [isConnected]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      size="large"
      title="Share"
      description={isConnected ? CONNECTED : SAMPLE}
    >
      {isConnected ? (
        <LazyBoundary>
          <ServerLinks showId={showId} />
        </LazyBoundary>
      ) : (
        <PageLinks showId={showId} />
      )}
    </Dialog>
  );
}

function PageLinks({ showId }: { readonly showId: string }) {
  const { origin } = window.location;
  return (
    <Links>
      <SharedLink
        name="Viewer"
        purpose="The countdown and the message, full screen."
        address={`${origin}${viewerPath(showId)}`}
      />
      <SharedLink
        name="Ask page"
        purpose="Where the audience submits questions."
        address={`${origin}${askPath(showId)}`}
      />
    </Links>
  );
}
