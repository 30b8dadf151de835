import { type ReactNode, useEffect, useState } from 'react';
import { readRoomCounts, ROOM_CUES_KEY, SAMPLE_SHEET } from '@standby/contracts';
import type { Room } from '@standby/live-room/client/room';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import { addChanges } from '@standby/live-room/domain/cues/sheet-edits';
import { openBrowserStorage } from '@standby/storage';
import { areRoomsOnServer } from '@standby/room-parts/room-place';
import { useRoom } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';

/** Whether this browser has never changed the sheet. A sheet that was emptied stays empty. */
function isUntouched(room: Room, showId: string): boolean {
  const noted = readRoomCounts(openBrowserStorage().read(ROOM_CUES_KEY));
  return room.getSnapshot().state.cueSheet === undefined && !noted.has(showId);
}

async function fillSheet(room: Room, showId: string): Promise<void> {
  const { sampleCues } = await import('../../data/sample-cues');
  if (!isUntouched(room, showId)) return;
  const { departments } = sheetOf(room.getSnapshot().state);
  const cues = sampleCues(departments, () => room.newId());
  for (const change of addChanges(cues, null)) room.dispatch(change);
}

/** Fills the sample show’s sheet before a page first shows it, only in sample mode. */
export function SampleSheet({ children }: { readonly children: ReactNode }) {
  const room = useRoom();
  const { showId } = useShow();
  const [isFilled, setFilled] = useState(
    () => areRoomsOnServer() || showId !== SAMPLE_SHEET.showId || !isUntouched(room, showId),
  );

  useEffect(() => {
    if (isFilled) return undefined;
    let isGone = false;
    const show = () => {
      if (!isGone) setFilled(true);
    };
    // If the cues do not load, the sheet is shown empty.
    fillSheet(room, showId).then(show, show);
    return () => {
      isGone = true;
    };
  }, [isFilled, room, showId]);

  return isFilled && children;
}
