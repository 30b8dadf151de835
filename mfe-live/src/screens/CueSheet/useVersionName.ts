import { useEffect, useState } from 'react';
import { isSameSheet, type SheetContent } from '@standby/live-room/domain/cues/sheet-version';
import type { CueVersions } from '../../data/cue-versions';
import { inflateSheet } from '../../data/deflated-sheet';

const WORKING_COPY = 'Working copy';

/** Which version a sheet is, for paper: the latest one, or what was made of it since. */
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
    // Without the list it is a working copy, which is always true.
    find().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [versions, sheet]);

  return name;
}
