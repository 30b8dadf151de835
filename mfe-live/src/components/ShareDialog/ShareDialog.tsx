import { Dialog, type DialogProps } from 'shared-ui';
import { askPath, viewerPath } from 'shared-ui/contracts';
import { useSnapshot } from '../room-context/room-context';
import { Links } from './ShareDialog.styles';
import { SharedLink } from './SharedLink';

export interface ShareDialogProps extends Pick<DialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The addresses of a room's other pages, to open, to copy and to scan. */
export function ShareDialog({ open, onClose, finalFocus }: ShareDialogProps) {
  const { showId } = useSnapshot().state;
  const { origin } = window.location;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      size="large"
      title="Share"
      description="For now these pages follow this room in this browser only: opened on another device they show a room of their own."
    >
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
    </Dialog>
  );
}
