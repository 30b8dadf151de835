import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { Dialog, IconButton, LazyBoundary, lazyScreen, VisuallyHidden } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import { downloadCsv } from '@standby/table-import/write/download';
import { reportFileName } from '../../../components/ShowReport/report-text';
import { useShow } from '@standby/room-parts/use-show';
import { useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { rundownCsv } from '../../../domain/rundown/rundown-csv';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useController, useDialog } from '../controller-context';
import { Panel, PanelHeader, Scroll } from '../SidePanel/SidePanel.styles';
import { Drift } from './Drift';
import { ItemForm } from './ItemForm';
import { Actions } from './Rundown.styles';
import { RundownList } from './RundownList';

const ImportForm = lazyScreen(() => import('./ImportForm'), 'ImportForm');

/** The evening from top to bottom: planned beside actual times, with the now-line. */
export function Rundown() {
  const room = useRoom();
  const { title } = useShow();
  const { open } = useController();
  const [editedId, setEditedId] = useState<string>();

  const handleExport = () => {
    const { state } = room.getSnapshot();
    const nowMs = wallTimeOf(state, room.now());
    downloadCsv(`rundown-${reportFileName(title, nowMs)}`, rundownCsv(state.timers));
  };

  return (
    <Panel aria-labelledby="rundown-panel">
      <VisuallyHidden as="h2" id="rundown-panel">
        Rundown
      </VisuallyHidden>
      <PanelHeader>
        <Drift />
        <Actions>
          <IconButton
            label="Import rundown"
            title="Import a file"
            onPointerEnter={() => void ImportForm.preload()}
            onClick={() => open('import-rundown')}
          >
            <Upload strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton label="Export rundown" title="Download as CSV" onClick={handleExport}>
            <Download strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Actions>
      </PanelHeader>
      <Scroll>
        <RundownList
          onEdit={(timerId) => {
            setEditedId(timerId);
            open('rundown-item');
          }}
        />
      </Scroll>
      <ItemDialog timerId={editedId} />
      <ImportDialog />
    </Panel>
  );
}

const selectTimers = ({ state }: RoomSnapshot) => state.timers;

function ItemDialog({ timerId }: { readonly timerId: string | undefined }) {
  const { open, ...dialog } = useDialog('rundown-item');
  const timers = useRoomSelector(selectTimers);
  const place = timers.findIndex(({ id }) => id === timerId);
  const timer = timers[place];
  return (
    <Dialog
      {...dialog}
      open={open && timer !== undefined}
      title={`Rundown: ${isolateDirection(timer?.name ?? '')}`}
      keepOnOutsidePress
    >
      {timer && (
        <ItemForm
          key={timer.id}
          timer={timer}
          timers={timers}
          place={place}
          onClose={dialog.onClose}
        />
      )}
    </Dialog>
  );
}

function ImportDialog() {
  const dialog = useDialog('import-rundown');
  return (
    <Dialog
      {...dialog}
      title="Import rundown"
      description="From a file of a spreadsheet or of a rundown tool."
      keepOnOutsidePress
    >
      <LazyBoundary>
        <ImportForm onClose={dialog.onClose} />
      </LazyBoundary>
    </Dialog>
  );
}
