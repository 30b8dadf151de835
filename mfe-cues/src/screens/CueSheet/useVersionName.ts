import { useEffect, useState } from 'react';
import { isSameSheet, type SheetContent } from '../../domain/cues/sheet-version';
import type { CueVersions } from '../../data/cue-versions';
import { inflateSheet } from '../../data/deflated-sheet';

/** Name of a sheet that may differ from every version. */
export const WORKING_COPY = 'Working copy';

/**
 * Returns the name of a sheet’s version for printing: the latest one, or a mark for changes since.
 */
export function useVersionName(versions: CueVersions | undefined, sheet: SheetContent): string {
  const [name, setName] = useState(WORKING_COPY);

  useEffect(() => {
    let isOver = false;
    async function find(): Promise<void> {
      const [latest] = (await versions?.list()) ?? [];
      if (!latest) return;
      const isSame = isSameSheet(sheet, await inflateSheet(latest.sheet));
      const found = isSame ? `Version ${latest.name}` : `${WORKING_COPY} after ${latest.name}`;
      if (!isOver) setName(found);
    }
    // If the list does not load, the name stays “Working copy”, which is always true.
    find().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [versions, sheet]);

  return name;
}
