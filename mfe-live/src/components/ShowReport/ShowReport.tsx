import { Dialog } from 'shared-ui';

export interface ShowReportProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShowReport({ open, onClose }: ShowReportProps) {
  return <Dialog open={open} onClose={onClose} title="Show report" />;
}
