import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import {
  Dialog,
  type DialogProps,
  IconButton,
  LazyBoundary,
  lazyScreen,
  VisuallyHidden,
} from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import { downloadCsv } from '../../../components/ShowReport/download';
import { reportFileName } from '../../../components/ShowReport/report-text';
import { useShow } from '../../../components/room-context/useShow';
import { useRoom } from '../../../components/room-context/room-context';
import type { RoomState } from '../../../domain/room/room-schema';
import { wallTimeOf } from '../../../domain/room/room-state';
import { rundownCsv } from '../../../domain/rundown/rundown-csv';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { type OpenDialog, useController } from '../controller-context';
import { Panel, PanelHeader, Scroll } from '../SidePanel/SidePanel.styles';
import { Drift } from './Drift';
import { ItemForm } from './ItemForm';
import { Actions } from './Rundown.styles';
import { RundownList } from './RundownList';
import { useRundownAt } from '../useRundown';

export interface RundownDialogProps extends Pick<DialogProps, 'finalFocus'> {
  readonly dialog: OpenDialog | undefined;
  readonly onClose: () => void;
}

interface RundownProps extends RundownDialogProps {
  readonly snapshot: RoomSnapshot;
}

const ImportForm = lazyScreen<{ readonly state: RoomState; readonly onClose: () => void }>(
  async () => ({ default: (await import('./ImportForm')).ImportForm }),
);

/** The evening from top to bottom: planned beside actual, with the line of now. */
export function Rundown({ snapshot, dialog, onClose, finalFocus }: RundownProps) {
  const room = useRoom();
  const { title } = useShow();
  const { open } = useController();
  const { state } = snapshot;
  const rundownAt = useRundownAt(snapshot);
  const [editedId, setEditedId] = useState<string>();
  const editedPlace = state.timers.findIndex(({ id }) => id === editedId);
  const edited = state.timers[editedPlace];

  const handleExport = () => {
    const nowMs = wallTimeOf(state, room.now());
    downloadCsv(`rundown-${reportFileName(title, nowMs)}`, rundownCsv(state.timers));
  };

  return (
    <Panel aria-labelledby="rundown-panel">
      <VisuallyHidden as="h2" id="rundown-panel">
        Rundown
      </VisuallyHidden>
      <PanelHeader>
        <Drift rundownAt={rundownAt} />
        <Actions>
          <IconButton
            label="Import rundown"
            title="Import a CSV file"
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
          state={state}
          rundownAt={rundownAt}
          onEdit={(timerId) => {
            setEditedId(timerId);
            open('rundown-item');
          }}
        />
      </Scroll>
      <Dialog
        open={dialog === 'rundown-item' && edited !== undefined}
        onClose={onClose}
        finalFocus={finalFocus}
        title={`Rundown: ${isolateDirection(edited?.name ?? '')}`}
        keepOnOutsidePress
      >
        {edited && (
          <ItemForm key={edited.id} timers={state.timers} place={editedPlace} onClose={onClose} />
        )}
      </Dialog>
      <Dialog
        open={dialog === 'import-rundown'}
        onClose={onClose}
        finalFocus={finalFocus}
        title="Import rundown"
        description="From a CSV file, as spreadsheets save it."
        keepOnOutsidePress
      >
        <LazyBoundary>
          <ImportForm state={state} onClose={onClose} />
        </LazyBoundary>
      </Dialog>
    </Panel>
  );
}
