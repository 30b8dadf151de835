import { Dialog } from 'shared-ui';

export interface CustomizeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CustomizeDialog({ open, onClose }: CustomizeDialogProps) {
  return <Dialog open={open} onClose={onClose} title="Customize" />;
}
