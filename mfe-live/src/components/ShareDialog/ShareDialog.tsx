import { Dialog } from 'shared-ui';

export interface ShareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShareDialog({ open, onClose }: ShareDialogProps) {
  return <Dialog open={open} onClose={onClose} title="Share" />;
}
