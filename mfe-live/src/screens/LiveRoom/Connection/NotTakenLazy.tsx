import { Banner, Button } from '@standby/shared-ui';
import { useRoom } from '../../../components/room-context/room-context';
import { describeLine } from '../../../domain/event-log/log-line-text';
import type { LogLine } from '../../../domain/event-log/log-line';

const SHOWN_MAX = 3;

/** Acts that the server refused: they were undone here, and the person has to know. */
export default function NotTaken({ lines }: { readonly lines: readonly LogLine[] }) {
  const room = useRoom();
  const shown = lines.slice(-SHOWN_MAX).map(describeLine).join('; ');
  const more = lines.length > SHOWN_MAX ? ` and ${lines.length - SHOWN_MAX} more` : '';
  return (
    <Banner
      tone="standby"
      title={lines.length === 1 ? 'An act was not taken.' : `${lines.length} acts were not taken.`}
      text={`The server refused: ${shown}${more}. Look whether they are still needed, and whether you may control this room.`}
      action={
        <Button variant="ghost" onClick={() => room.dismissNotTaken()}>
          Dismiss
        </Button>
      }
    />
  );
}
