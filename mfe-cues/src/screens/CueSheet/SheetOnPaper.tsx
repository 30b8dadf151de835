import { useMemo } from 'react';
import { useClock } from '@standby/shared-ui';
import type { CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { printSheets } from '../../domain/cues/print-sheets';
import { dateAndTime } from '@standby/live-room/domain/time/time';
import { OnPaper, paperOf } from '@standby/paper';
import { PrintedCues } from './PrintedCues';
import { WORKING_COPY } from './useVersionName';

interface SheetOnPaperProps {
  readonly title: string;
  readonly sheet: CueSheet;
  /** Now, epoch ms. */
  readonly nowMs: () => number;
}

function CallingScript({ title, sheet, nowMs }: SheetOnPaperProps) {
  const clock = useClock();
  const sheets = useMemo(() => {
    const departments = new Set(sheet.departments.map(({ id }) => id));
    const script = printSheets(sheet, 'script', departments, clock);
    return script.length > 0 ? script : [{ title: 'Calling script', rows: [] }];
  }, [sheet, clock]);
  return (
    <PrintedCues
      title={title}
      version={WORKING_COPY}
      date={dateAndTime(nowMs(), clock)}
      sheets={sheets}
      paper={paperOf(navigator.language)}
    />
  );
}

/** The whole calling script, which the browser’s own print shows in place of the screen. */
export function SheetOnPaper(props: SheetOnPaperProps) {
  return <OnPaper>{() => <CallingScript {...props} />}</OnPaper>;
}
