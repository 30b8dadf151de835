import type { CueSheet } from './cue-sheet';

/** The sheet for other programs, with all that a cue has. */
export function sheetJson(title: string, { departments, cues }: CueSheet): string {
  return `${JSON.stringify({ format: 'standby-cue-sheet', version: 1, show: title, departments, cues }, null, 2)}\n`;
}
