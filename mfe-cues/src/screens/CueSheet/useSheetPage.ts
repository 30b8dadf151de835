import { useMemo, useRef, useState } from 'react';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import { filteredCues, NO_FILTER } from '../../domain/cues/cue-filter';
import type { Cue, Department } from '@standby/live-room/domain/state/cue-schema';
import { cueName } from '@standby/live-room/domain/state/cue-sheet';
import { addChanges } from '@standby/live-room/domain/cues/sheet-edits';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { useShow } from '@standby/room-parts/use-show';
import { useCellDraft } from './useCellDraft';
import { type Outcome, useSheet } from './useSheet';

const PROPOSED = 'Proposed. It waits in the list of proposals.';

/** Returns the state of a sheet’s page, and the actions of its parts. */
export function useSheetPage() {
  const { showId, title } = useShow();
  const { sheet, canEdit, acts } = useSheet();
  const [filter, setFilter] = useState(NO_FILTER);
  const [activeId, setActiveId] = useState<string>();
  /** Whether new cues go to the end, instead of below the selected one. */
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [status, setStatus] = useState('');
  const lineRef = useRef<HTMLInputElement>(null);
  const draft = useCellDraft(setStatus);

  const { cues, isLocked } = sheet;
  const shown = useMemo(() => filteredCues(cues, filter), [cues, filter]);
  const below = isAtEnd ? undefined : cues.find(({ id }) => id === activeId);

  const say = (outcome: Outcome, done: string) => {
    const isUnchanged = outcome === 'no-change';
    draft.forget();
    setStatus(outcome === 'done' ? done : isUnchanged ? '' : REFUSALS[outcome]);
    return outcome === 'done';
  };
  const report = (outcome: Outcome, done: string) => say(outcome, isLocked ? PROPOSED : done);
  const { dropped } = draft;
  /** Reopens the cell of an unsaved text; undefined if its cue is gone. */
  const bringBack =
    dropped && cues.some(({ id }) => id === dropped.seen.id)
      ? () => {
          if (!shown.some(({ id }) => id === dropped.seen.id)) setFilter(NO_FILTER);
          select(dropped.seen.id);
          draft.bringBack(dropped);
        }
      : undefined;
  const undo = () => {
    if (bringBack) return bringBack();
    const outcome = acts.undo();
    if (outcome === 'no-change') setStatus('There is nothing to undo on this page.');
    else say(outcome, 'Undone.');
    return undefined;
  };

  const handleAdd = (cue: Cue): Outcome => {
    const place = below ? cues.indexOf(below) : -1;
    const outcome = acts.change(addChanges([cue], below ? (cues[place + 1]?.id ?? null) : null));
    if (outcome !== 'done') return outcome;
    report(outcome, `${cueName(cue)} added.`);
    if (isLocked) return outcome;
    if (!filteredCues([cue], filter).includes(cue)) setFilter(NO_FILTER);
    setActiveId(cue.id);
    return outcome;
  };
  const handleAddDepartment = (department: Department): Outcome => {
    const departments = [...sheet.departments, department];
    const outcome = acts.change([{ type: 'set-departments', departments }]);
    report(outcome, `${department.id} added to the departments.`);
    return outcome;
  };
  const select = (cueId: string) => {
    setIsAtEnd(false);
    setActiveId(cueId);
  };
  const handleImport = (changes: readonly CueChange[]): Outcome => {
    const outcome = acts.change(changes);
    report(outcome, 'Imported. Undo takes all of it back.');
    return outcome;
  };
  const handleRenumber = (changes: readonly CueChange[]): Outcome => {
    const outcome = acts.change(changes);
    report(outcome, 'Renumbered. Undo takes all of it back.');
    return outcome;
  };
  const handleDepartments = (changes: readonly CueChange[]): Outcome => {
    const outcome = acts.change(changes);
    report(outcome, 'Departments saved.');
    return outcome;
  };
  const handleRestore = (changes: readonly CueChange[], name: string): Outcome => {
    const outcome = acts.change(changes);
    report(outcome, `The sheet is as in ${name}. Undo takes all of it back.`);
    return outcome;
  };
  const handleAddBelow = (cueId: string | undefined) => {
    if (cueId === undefined) setIsAtEnd(true);
    else select(cueId);
    lineRef.current?.focus();
  };
  const lock = (isOn: boolean) =>
    say(acts.lock(isOn), isOn ? 'Locked for the show.' : 'Open again: changes are done at once.');

  return {
    showId,
    title,
    sheet,
    shown,
    canEdit,
    acts,
    filter,
    setFilter,
    activeId,
    select,
    draft,
    bringBack,
    below,
    lineRef,
    status,
    setStatus,
    say,
    report,
    undo,
    redo: () => say(acts.redo(), 'Done again.'),
    lock,
    handleAdd,
    handleAddDepartment,
    handleImport,
    handleRenumber,
    handleRestore,
    handleDepartments,
    handleAddBelow,
  };
}

export type SheetPageState = ReturnType<typeof useSheetPage>;
