import { LazyPart } from '@standby/shared-ui';
import { useRoom } from '@standby/room-parts/room-context';
import { cueVersionsOf } from '../../data/cue-versions';
import { isGuest } from '@standby/room-parts/guest';
import { ownName } from '@standby/room-parts/person-name';
import { Departments, ImportCues, PrintCues, Renumber, Versions } from './lazy-parts';
import type { SheetPageState } from './useSheetPage';

export type SheetDialog = 'departments' | 'import' | 'print' | 'renumber' | 'versions';

interface SheetDialogsProps {
  readonly page: SheetPageState;
  readonly open: SheetDialog | undefined;
  readonly onClose: () => void;
}

/** The dialogs of the sheet; the code of each loads when it opens. */
export function SheetDialogs({ page, open, onClose }: SheetDialogsProps) {
  const room = useRoom();
  const { showId, sheet, acts, title } = page;
  const shared = { open: true, sheet, onClose };
  switch (open) {
    case undefined:
      return null;
    case 'departments':
      return (
        <LazyPart>
          <Departments {...shared} newId={acts.newId} onChange={page.handleDepartments} />
        </LazyPart>
      );
    case 'import':
      return (
        <LazyPart>
          <ImportCues {...shared} newId={acts.newId} onChange={page.handleImport} />
        </LazyPart>
      );
    case 'print':
      return (
        <LazyPart>
          <PrintCues
            {...shared}
            title={title}
            versions={isGuest() ? undefined : cueVersionsOf(showId)}
            nowMs={room.now()}
          />
        </LazyPart>
      );
    case 'versions':
      return (
        <LazyPart>
          <Versions
            {...shared}
            showId={showId}
            canEdit={page.canEdit}
            by={ownName(room.getSnapshot())}
            versions={cueVersionsOf(showId)}
            onChange={page.handleRestore}
          />
        </LazyPart>
      );
    case 'renumber':
      return (
        <LazyPart>
          <Renumber
            {...shared}
            active={sheet.cues.find(({ id }) => id === page.activeId)}
            onChange={page.handleRenumber}
          />
        </LazyPart>
      );
  }
}
