import { type Clock, NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { missingDepartment } from './cue-aliases';
import { cellText, COLUMN_NAMES, CUE_COLUMNS } from '@standby/live-room/domain/cues/cue-cells';
import { readCueLine } from './cue-line';
import type { Cue, Department } from '@standby/live-room/domain/state/cue-schema';

/** A field of a cue that was read. */
interface ReadField {
  readonly name: string;
  readonly text: string;
}

/** Reading of a line while a person types it. */
export type LineReading =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'read';
      readonly cue: Cue;
      readonly fields: readonly ReadField[];
      /** Parts that are in no field. They must be resolved before the line can be added. */
      readonly unread: readonly string[];
      /** Parts of the label that look like another field. */
      readonly inLabel: readonly string[];
    }
  | {
      readonly kind: 'problem';
      readonly problem: string;
      /** Department that would have to be added to read the line. */
      readonly missing: Department | undefined;
    };

/** Reads a line field by field, or returns its problem. */
export function readingOf(
  line: string,
  departments: readonly Department[],
  id: string,
  clock: Clock = NEUTRAL_CLOCK,
): LineReading {
  if (line.trim() === '') return { kind: 'empty' };
  const { value, problem } = readCueLine(line, departments, id);
  if (problem !== undefined) {
    return { kind: 'problem', problem, missing: missingDepartment(line, departments) };
  }
  const { cue, unread, inLabel } = value;
  const fields = CUE_COLUMNS.map((column) => ({
    name: COLUMN_NAMES[column],
    text: cellText(cue, column, clock),
  })).filter(({ text }) => text !== '');
  return { kind: 'read', cue, fields, unread, inLabel };
}
