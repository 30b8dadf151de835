import { cueName, sheetOf } from '../cues/cue-sheet';
import type { SheetCommand } from '../cues/sheet-commands';
import { answerText, firedText } from '../house-desks/house-desk-text';
import type { RoomState } from '../room/room-schema';
import { MILLIS_PER_SECOND } from '../timer/time';
import type { CallingCommand } from './calling-commands';

/** Returns the names of cues: «LX 12, SQ 4». */
export function cueNames(state: RoomState, cueIds: readonly string[]): string {
  const { cues } = sheetOf(state);
  return cueIds
    .flatMap((cueId) => cues.find(({ id }) => id === cueId) ?? [])
    .map(cueName)
    .join(', ');
}

const count = (number: number): string => (number === 1 ? '1 cue' : `${number} cues`);

/**
 * Returns the log's detail for an act on the cue sheet or of calling; its kind is logged
 * separately.
 */
export function cueText(
  before: RoomState,
  command: CallingCommand | SheetCommand,
  atMs: number,
): string | null {
  if (command.type === 'desk-fired') return firedText(before, command, atMs).text;
  if (command.type === 'desk-answered') return answerText(before, command);
  if (command.type === 'arm-desk') return command.department;
  if (command.type === 'disarm-desks') return command.departments.join(', ');
  if ('cueIds' in command) {
    const names = cueNames(before, command.cueIds);
    return command.cueIds.length > 8 ? count(command.cueIds.length) : names;
  }
  if ('cueId' in command) return cueNames(before, [command.cueId]);
  if ('cues' in command) {
    const [first, ...others] = command.cues;
    return first && others.length === 0 ? cueName(first) : count(command.cues.length);
  }
  if ('edits' in command) {
    const cueIds = [...new Set(command.edits.map(({ cueId }) => cueId))];
    return cueIds.length > 8 ? count(cueIds.length) : cueNames(before, cueIds);
  }
  if ('intervalMs' in command) return String(command.intervalMs / MILLIS_PER_SECOND);
  if ('reason' in command) return command.reason || null;
  return 'name' in command ? command.name : null;
}
