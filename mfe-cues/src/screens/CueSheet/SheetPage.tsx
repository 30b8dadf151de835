import { ListPlus, Lock, FileUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner, Breadcrumb, Button, EmptyState } from '@standby/shared-ui';
import { paths, showPath } from '@standby/contracts';
import { RoomFrame } from '@standby/room-parts/room-frame';
import { useAcknowledge, useRoom } from '@standby/room-parts/room-context';
import {
  type Density,
  loadSheetSettings,
  saveSheetSettings,
} from '../../data/local/sheet-settings';
import { CueGrid } from './CueGrid';
import { CueLineForm } from './CueLineForm';
import { Proposals } from './Proposals';
import { RejectedChanges } from './RejectedChanges';
import { SheetRoot, Status, Table } from './SheetPage.styles';
import { type SheetDialog, SheetDialogs } from './SheetDialogs';
import { SheetOnPaper } from './SheetOnPaper';
import { SheetTools } from './SheetTools';
import { useSheetPage } from './useSheetPage';

const icon = { strokeWidth: 1.5, 'aria-hidden': true };

/** The cues of a show as a table with editable cells. */
export function SheetPage() {
  useAcknowledge();
  const room = useRoom();
  const page = useSheetPage();
  const [density, setDensity] = useState(() => loadSheetSettings().density);
  const [dialog, setDialog] = useState<SheetDialog>();
  const { showId, title, sheet, canEdit, acts } = page;
  const { cues, departments, isLocked } = sheet;

  const handleDensity = (chosen: Density) => {
    setDensity(chosen);
    saveSheetSettings({ density: chosen });
  };

  return (
    <SheetRoot
      title={`Cue sheet · ${title}`}
      heading="Cue sheet"
      count={cues.length > 0 ? String(cues.length) : undefined}
      breadcrumb={
        <Breadcrumb
          items={[
            { label: 'Dashboard', link: <Link to={paths.dashboard} /> },
            { label: title, link: <Link to={showPath(showId)} /> },
            { label: 'Cue sheet' },
          ]}
        />
      }
      toolbar={<RoomFrame />}
      onKeyDown={(event) => {
        const isField = event.target instanceof HTMLInputElement;
        if (isField || !canEdit || !(event.ctrlKey || event.metaKey)) return;
        const key = event.key.toLowerCase();
        if (key === 'z' && !event.shiftKey) page.undo();
        else if (key === 'y' || key === 'z') page.redo();
        else return;
        event.preventDefault();
      }}
    >
      {!canEdit && (
        <Banner
          title="You can read this sheet, not change it."
          text="Ask a person who controls the room for a change."
        />
      )}
      {isLocked && (
        <Banner
          tone="standby"
          title="The sheet is locked for the show."
          text={canEdit && 'Changes become proposals until someone accepts them.'}
          action={
            canEdit && (
              <Button icon={<Lock {...icon} />} onClick={() => page.lock(false)}>
                Unlock
              </Button>
            )
          }
        />
      )}
      <RejectedChanges />
      <Proposals sheet={sheet} canEdit={canEdit} onDecide={acts.decide} onSay={page.say} />
      {canEdit && (
        <CueLineForm
          inputRef={page.lineRef}
          departments={departments}
          below={page.below}
          newId={acts.newId}
          onAdd={page.handleAdd}
          onAddDepartment={page.handleAddDepartment}
          onEnd={() => page.handleAddBelow(undefined)}
        >
          {page.status !== '' && (
            <p>
              {page.status}{' '}
              {page.bringBack && (
                <Button variant="ghost" onClick={page.bringBack}>
                  Bring it back
                </Button>
              )}
            </p>
          )}
        </CueLineForm>
      )}
      {cues.length === 0 ? (
        <EmptyState
          icon={<ListPlus {...icon} />}
          title="No cues yet"
          text={canEdit ? 'Type the first one above.' : 'The cues of this show appear here.'}
          action={
            canEdit && (
              <Button icon={<FileUp {...icon} />} onClick={() => setDialog('import')}>
                Import
              </Button>
            )
          }
        />
      ) : (
        <Table>
          <SheetTools
            page={page}
            density={density}
            onDensityChange={handleDensity}
            onOpen={setDialog}
          />
          <CueGrid
            sheet={sheet}
            shown={page.shown}
            density={density}
            canEdit={canEdit}
            acts={acts}
            activeId={page.activeId}
            onActivate={page.select}
            onAddBelow={page.handleAddBelow}
            onReport={page.report}
            onProblem={page.setStatus}
            editing={page.draft.editing}
            onEdit={page.draft.onEdit}
            onDrop={page.draft.drop}
          />
        </Table>
      )}
      <SheetDialogs page={page} open={dialog} onClose={() => setDialog(undefined)} />
      {!canEdit && <Status role="status">{page.status}</Status>}
      {/* The dialog prints the sheets that are chosen in it. */}
      {dialog !== 'print' && <SheetOnPaper title={title} sheet={sheet} nowMs={() => room.now()} />}
    </SheetRoot>
  );
}
