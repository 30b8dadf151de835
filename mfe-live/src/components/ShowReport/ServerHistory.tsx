import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, useToast } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import { type HistoryRoom, readHistory, readHistoryCsv } from '../../data/server/history';
import { downloadFile } from '@standby/table-import/write/download';

/** Downloads of all acts that the server has, past days included. */
export function ServerHistory({ room }: { readonly room: HistoryRoom }) {
  const [pending, setPending] = useState<'csv' | 'json'>();
  const toast = useToast();

  async function readJson(): Promise<Blob> {
    const text = JSON.stringify(await readHistory(room), null, 2);
    return new Blob([text], { type: 'application/json' });
  }

  async function download(format: 'csv' | 'json'): Promise<void> {
    setPending(format);
    try {
      const file = format === 'csv' ? await readHistoryCsv(room) : await readJson();
      downloadFile(`${room.showId}-history.${format}`, file);
    } catch (error) {
      toast.show({
        tone: 'stop',
        title: 'The acts were not downloaded',
        description: failureText(error, 'The server did not answer. Try again in a moment.'),
      });
    } finally {
      setPending(undefined);
    }
  }

  const icon = <Download strokeWidth={1.5} aria-hidden />;
  return (['csv', 'json'] as const).map((format) => (
    <Button
      key={format}
      variant="ghost"
      data-print="hide"
      pending={pending === format}
      pendingLabel="Reading the acts of all days"
      onClick={() => void download(format)}
      icon={icon}
    >
      All days, {format.toUpperCase()}
    </Button>
  ));
}
