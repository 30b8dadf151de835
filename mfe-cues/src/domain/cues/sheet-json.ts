import type { CueSheet } from '@standby/live-room/domain/state/cue-sheet';

/** Returns the sheet as JSON for other programs, with all fields of each cue. */
export function sheetJson(title: string, { departments, cues }: CueSheet): string {
  return `${JSON.stringify({ format: 'standby-cue-sheet', version: 1, show: title, departments, cues }, null, 2)}\n`;
}
