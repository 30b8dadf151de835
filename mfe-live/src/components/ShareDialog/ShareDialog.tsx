import { Dialog, type DialogProps, LazyPart, lazyScreen } from '@standby/shared-ui';
import { sharing, type Sharing } from '@standby/room-parts/guest';
import { askPath, lightPath, roomPath, viewerPath } from '@standby/contracts';
import { DEPUTY_SEARCH } from '../../data/desk-role';
import { useShow } from '@standby/room-parts/use-show';
import { Links } from './ShareDialog.styles';
import { LINK_TEXTS } from './link-text';
import { OverlayLink } from './OverlayLink';
import { SharedLink } from './SharedLink';

interface ShareDialogProps extends Pick<DialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

const OF_BROWSER =
  'For now these pages follow this room in this browser only: opened on another device they show a room of their own.';
const OF_SERVER =
  'A link opens this room on any device, without an account. Each works for a time, and can be revoked.';

export const ServerLinks = lazyScreen(() => import('./ServerLinks'), 'ServerLinks');

/** Dialog with the addresses of the room’s other pages, to open, copy and scan. */
export function ShareDialog({ open, onClose, finalFocus }: ShareDialogProps) {
  const { showId } = useShow();
  const shared = sharing();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      size="large"
      title="Share"
      description={shared === 'addresses' ? OF_BROWSER : OF_SERVER}
    >
      <LinksOfRoom showId={showId} shared={shared} />
    </Dialog>
  );
}

interface LinksOfRoomProps {
  readonly showId: string;
  readonly shared: Sharing;
}

function LinksOfRoom({ showId, shared }: LinksOfRoomProps) {
  if (shared === 'addresses') return <PageLinks showId={showId} />;
  if (shared === 'nothing')
    return (
      <p>You are here through a link. Ask a member of the organization to make another one.</p>
    );
  return (
    <LazyPart>
      <ServerLinks showId={showId} />
    </LazyPart>
  );
}

function PageLinks({ showId }: { readonly showId: string }) {
  const { origin } = window.location;
  const viewer = `${origin}${viewerPath(showId)}`;
  return (
    <Links>
      <SharedLink name="Viewer" purpose={LINK_TEXTS.viewer.purpose} address={viewer} />
      <SharedLink
        name="Ask page"
        purpose={LINK_TEXTS.ask.purpose}
        address={`${origin}${askPath(showId)}`}
      />
      <SharedLink
        name="Cue light"
        purpose={LINK_TEXTS.department.purpose}
        address={`${origin}${lightPath(showId)}`}
      />
      <SharedLink
        name="Deputy"
        purpose={LINK_TEXTS.deputy.purpose}
        address={`${origin}${roomPath(showId)}?${DEPUTY_SEARCH}`}
      />
      <OverlayLink viewer={viewer} />
    </Links>
  );
}
