import { Download, ListPlus, Radio, Redo2, TableProperties, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  Banner,
  Breadcrumb,
  Button,
  EmptyState,
  IconButton,
  LazyPart,
  Select,
} from '@standby/shared-ui';
import { paths, readApiBase, roomPath, showPath } from '@standby/contracts';
import type { Cue } from '@standby/live-room/domain/cues/cue-schema';
import { cueName } from '@standby/live-room/domain/cues/cue-sheet';
import { addChanges } from '@standby/live-room/domain/cues/sheet-edits';
import { sheetCsv } from '@standby/live-room/domain/cues/sheet-table';
import { REFUSALS } from '@standby/live-room/domain/room/refusals';
import { useAcknowledge } from '../../components/room-context/room-context';
import { useShow } from '../../components/room-context/useShow';
import { downloadCsv } from '../../components/ShowReport/download';
import { CueGrid } from './CueGrid';
import { CueLineForm } from './CueLineForm';
import { ImportCues } from './lazy-parts';
import { RejectedChanges } from './RejectedChanges';
import { Filter, SheetRoot, Status, Tools } from './SheetPage.styles';
import { type Outcome, useSheet } from './useSheet';

const ALL = 'all';
/** The show of the samples that has a sheet. */
const SAMPLE_SHOW = 'hamlet';

const icon = { strokeWidth: 1.5, 'aria-hidden': true };

/** The cues of a show as a table that is edited in place. */
export function SheetPage() {
  useAcknowledge();
  const { showId, title } = useShow();
  const { sheet, canEdit, isReadOnly, acts } = useSheet();
  const [department, setDepartment] = useState(ALL);
  const [activeId, setActiveId] = useState<string>();
  /** New cues go below this one, or to the end. */
  const [belowId, setBelowId] = useState<string>();
  const [status, setStatus] = useState('');
  const [isImporting, setIsImporting] = useState(false);
  const lineRef = useRef<HTMLInputElement>(null);

  const { cues, departments } = sheet;
  const shown = department === ALL ? cues : cues.filter((cue) => cue.department === department);
  const below = cues.find(({ id }) => id === belowId);

  const report = (outcome: Outcome, done: string) => {
    const isUnsaid = outcome === 'no-change';
    setStatus(outcome === 'done' ? done : isUnsaid ? '' : REFUSALS[outcome]);
    return outcome === 'done';
  };
  const undo = () => {
    const outcome = acts.undo();
    report(outcome, 'Undone.');
    if (outcome === 'no-change') setStatus('There is nothing to undo on this page.');
  };
  const redo = () => report(acts.redo(), 'Done again.');

  const handleAdd = (cue: Cue): Outcome => {
    const place = below ? cues.indexOf(below) : -1;
    const outcome = acts.change(addChanges([cue], below ? (cues[place + 1]?.id ?? null) : null));
    if (outcome !== 'done') return outcome;
    if (below) setBelowId(cue.id);
    if (department !== ALL && department !== cue.department) setDepartment(ALL);
    setActiveId(cue.id);
    setStatus(`${cueName(cue)} added.`);
    return outcome;
  };
  const handleImport = (imported: readonly Cue[]): Outcome => {
    const outcome = acts.change(addChanges(imported, null));
    report(outcome, `${imported.length === 1 ? '1 cue' : `${imported.length} cues`} added.`);
    return outcome;
  };
  const importButton = canEdit && (
    <Button icon={<TableProperties {...icon} />} onClick={() => setIsImporting(true)}>
      Add from a table
    </Button>
  );
  const handleAddBelow = (cueId: string) => {
    setBelowId(cueId);
    lineRef.current?.focus();
  };
  const handleSample = async () => {
    const { sampleCues } = await import('../../data/sample-cues');
    const sample = sampleCues(departments, acts.newId);
    if (report(acts.change(addChanges(sample, null)), `${sample.length} cues added.`))
      lineRef.current?.focus();
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
      actions={
        <Button as={Link} to={roomPath(showId)} icon={<Radio {...icon} />}>
          Live room
        </Button>
      }
      onKeyDown={(event) => {
        const isField = event.target instanceof HTMLInputElement;
        if (isField || !canEdit || !(event.ctrlKey || event.metaKey)) return;
        const key = event.key.toLowerCase();
        if (key === 'z' && !event.shiftKey) undo();
        else if (key === 'y' || key === 'z') redo();
        else return;
        event.preventDefault();
      }}
    >
      {isReadOnly && (
        <Banner
          title="You can read this sheet, not change it."
          text="Ask a person who controls the room for a change."
        />
      )}
      {sheet.isLocked && <Banner title="The sheet is locked for the show." />}
      <RejectedChanges />
      {canEdit && (
        <CueLineForm
          inputRef={lineRef}
          departments={departments}
          below={below}
          newId={acts.newId}
          onAdd={handleAdd}
          onEnd={() => {
            setBelowId(undefined);
            lineRef.current?.focus();
          }}
        />
      )}
      {cues.length === 0 ? (
        <EmptyState
          icon={<ListPlus {...icon} />}
          title="No cues yet"
          text={canEdit ? 'Type the first one above.' : 'The cues of this show appear here.'}
          action={
            <>
              {importButton}
              {canEdit && showId === SAMPLE_SHOW && readApiBase() === undefined && (
                <Button onClick={() => void handleSample()}>Load the sample sheet</Button>
              )}
            </>
          }
        />
      ) : (
        <>
          <Tools>
            <Filter>
              <Select
                label="Department"
                labelInside
                value={department}
                onChange={setDepartment}
                options={[
                  { value: ALL, label: 'All' },
                  ...departments.map(({ id, name }) => ({ value: id, label: `${id} ${name}` })),
                ]}
              />
            </Filter>
            {canEdit && (
              <>
                <IconButton label="Undo" aria-keyshortcuts="Control+Z" onClick={undo}>
                  <Undo2 {...icon} />
                </IconButton>
                <IconButton label="Redo" aria-keyshortcuts="Control+Y" onClick={redo}>
                  <Redo2 {...icon} />
                </IconButton>
              </>
            )}
            {importButton}
            <Button
              variant="ghost"
              icon={<Download {...icon} />}
              onClick={() => downloadCsv(`${title} cues.csv`, sheetCsv(cues))}
            >
              Export CSV
            </Button>
          </Tools>
          <CueGrid
            sheet={sheet}
            shown={shown}
            canEdit={canEdit}
            acts={acts}
            activeId={activeId}
            onActivate={setActiveId}
            onAddBelow={handleAddBelow}
            onReport={report}
          />
        </>
      )}
      {isImporting && (
        <LazyPart>
          <ImportCues
            open
            sheet={sheet}
            newId={acts.newId}
            onAdd={handleImport}
            onClose={() => setIsImporting(false)}
          />
        </LazyPart>
      )}
      <Status role="status">{status}</Status>
    </SheetRoot>
  );
}
