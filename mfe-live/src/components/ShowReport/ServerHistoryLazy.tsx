import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, failureText, useToast } from '@standby/shared-ui';
import { readPageSession } from '@standby/shared-ui/contracts';
import { historyCsvAddress, readHistory } from '../../data/server/history';
import { downloadFile } from './download';

/** All acts of the room that the server has, also those of past days; for members alone. */
export default function ServerHistory({ showId }: { readonly showId: string }) {
  const organizationId = readPageSession()?.organizationId;
  const [isPending, setIsPending] = useState(false);
  const toast = useToast();
  if (!organizationId) return null;
  const room = { organizationId, showId };

  async function handleJson(): Promise<void> {
    setIsPending(true);
    try {
      const text = JSON.stringify(await readHistory(room), null, 2);
      downloadFile(`${showId}-history.json`, new Blob([text], { type: 'application/json' }));
    } catch (error) {
      toast.show({
        tone: 'stop',
        title: 'The acts were not downloaded',
        description: failureText(error, 'The server did not answer. Try again in a moment.'),
      });
    } finally {
      setIsPending(false);
    }
  }

  const icon = <Download strokeWidth={1.5} aria-hidden />;
  return (
    <>
      <Button
        as="a"
        variant="ghost"
        data-print="hide"
        href={historyCsvAddress(room)}
        download={`${showId}-history.csv`}
        icon={icon}
      >
        All days, CSV
      </Button>
      <Button
        variant="ghost"
        data-print="hide"
        pending={isPending}
        pendingLabel="Reading the acts of all days"
        onClick={() => void handleJson()}
        icon={icon}
      >
        All days, JSON
      </Button>
    </>
  );
}
