import { LazyPart } from '@standby/shared-ui';
import { useRoom } from '../../components/room-context/room-context';
import { ImportCues, PrintCues, Renumber } from './lazy-parts';
import type { SheetPageState } from './useSheetPage';

export type SheetDialog = 'import' | 'print' | 'renumber';

interface SheetDialogsProps {
  readonly page: SheetPageState;
  readonly open: SheetDialog | undefined;
  readonly onClose: () => void;
}

/** The dialogs of the sheet, whose code comes when they are opened. */
export function SheetDialogs({ page, open, onClose }: SheetDialogsProps) {
  const room = useRoom();
  const { sheet, acts, title } = page;
  const shared = { open: true, sheet, onClose };
  switch (open) {
    case undefined:
      return null;
    case 'import':
      return (
        <LazyPart>
          <ImportCues {...shared} newId={acts.newId} onChange={page.handleImport} />
        </LazyPart>
      );
    case 'print':
      return (
        <LazyPart>
          <PrintCues {...shared} title={title} version="Working copy" nowMs={room.now()} />
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
